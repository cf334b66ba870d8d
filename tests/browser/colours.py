"""Colours as they are painted: pictures as numbers, contrast, and how far two patterns are apart."""

from __future__ import annotations

import base64
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Browser, Page

Pixels = npt.NDArray[np.float64]

# The browser reads its own pictures: an empty page paints them and tells the numbers.
READ: Final = """async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const brush = canvas.getContext("2d");
    brush.drawImage(bitmap, 0, 0);
    const { data } = brush.getImageData(0, 0, bitmap.width, bitmap.height);
    let text = "";
    for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
    return [bitmap.width, bitmap.height, btoa(text)];
}"""
RED, GREEN, BLUE = 0.2126, 0.7152, 0.0722  # how bright each looks


class Painter:
    """Reads what pages look like."""

    def __init__(self, browser: Browser) -> None:
        self.desk: Page = browser.new_page()

    def pixels(self, page: Page, clip: Any = None) -> Pixels:
        """A page, or a piece of it, as red, green and blue from nought to one."""
        picture = base64.b64encode(page.screenshot(clip=clip)).decode()
        width, height, data = self.desk.evaluate(READ, picture)
        flat = np.frombuffer(base64.b64decode(data), dtype=np.uint8).reshape(height, width, 4)
        found: Pixels = flat[:, :, :3] / 255.0
        return found


def luminance(pixels: Pixels) -> Pixels:
    """How bright each pixel is (WCAG 2.2)."""
    linear = np.where(pixels <= 0.04045, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)
    found: Pixels = linear @ np.array([RED, GREEN, BLUE])
    return found


def contrast(one: Pixels, other: Pixels) -> Pixels:
    """How well each pixel is told from another (WCAG 2.2)."""
    bright, dark = np.maximum(one, other), np.minimum(one, other)
    found: Pixels = (bright + 0.05) / (dark + 0.05)
    return found


def legible(shown: Pixels, bare: Pixels) -> float:
    """How well a text is read: what its strokes are against what lies under them."""
    ratio = contrast(luminance(shown), luminance(bare)).ravel()
    strokes = np.sort(ratio[ratio > 1.2])
    return float(strokes[int(len(strokes) * 0.98)]) if len(strokes) else 1.0  # edges of small letters are all pale


def grey(pixels: Pixels) -> Pixels:
    """A picture without colours, from nought to 255."""
    found: Pixels = pixels @ np.array([0.299, 0.587, 0.114]) * 255
    return found


def apart(one: Pixels, other: Pixels, shift: int = 20) -> float:
    """How far two grey tiles are apart however they are laid over each other: the mean difference of their pixels."""
    size = min(one.shape) - shift
    piece = one[:size, :size]
    moved = (
        other[down : down + size, right : right + size] for down in range(0, shift, 2) for right in range(0, shift, 2)
    )
    return min(float(np.abs(piece - each).mean()) for each in moved)
