/** Whether a finger on `element` can scroll the page or a part of it. */
export function isScrollable(element: Element): boolean {
  for (let above = element.parentElement; above; above = above.parentElement) {
    const can = above === document.documentElement || /auto|scroll/.test(getComputedStyle(above).overflowY);
    if (can && above.scrollHeight > above.clientHeight + 1) return true;
  }
  return false;
}
