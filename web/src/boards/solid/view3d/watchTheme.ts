/** Call `changed` when the theme, palette or contrast of the page changes. Returns a function that stops it. */
export function watchTheme(changed: () => void): () => void {
  const attributes = new MutationObserver(changed);
  attributes.observe(document.documentElement, { attributes: true });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', changed);
  return () => {
    attributes.disconnect();
    dark.removeEventListener('change', changed);
  };
}
