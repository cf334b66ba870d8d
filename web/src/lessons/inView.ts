/** Call once when an element comes into view, or near it. To be attached to the element. */
export function inView(come: () => void): (element: Element) => () => void {
  return (element) => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((each) => each.isIntersecting)) return;
        watch.disconnect();
        come();
      },
      { rootMargin: "200px" },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
}
