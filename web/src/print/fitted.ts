/** Sets the words on a card as large as they can be without running over its edge. */
const SIZES = [12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5]; // pixels; the last are the size of printed cards

/** For the box of a card: measures once its fonts are there, and again where its words or fonts have changed. */
export function fitted(box: HTMLElement): () => void {
  const runsOver = (): boolean => {
    const card = box.firstElementChild;
    return !!card && (card.scrollHeight > card.clientHeight + 1 || card.getBoundingClientRect().height > box.clientHeight + 1);
  };
  const fit = (): void => {
    for (const size of SIZES) {
      box.style.setProperty("--words", `${size}px`);
      if (!runsOver()) break;
    }
  };
  const changes = new MutationObserver(fit);
  changes.observe(box, { characterData: true, childList: true, subtree: true });
  void document.fonts.ready.then(fit);
  document.fonts.addEventListener("loadingdone", fit);
  return () => {
    changes.disconnect();
    document.fonts.removeEventListener("loadingdone", fit);
  };
}
