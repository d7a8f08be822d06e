// Before the first paint: the theme that was set, so that a dark page does not begin with a flash. The rest of the
// settings comes with the page itself, see src/settings/store.svelte.ts.
try {
  const { theme } = JSON.parse(localStorage.getItem('ubongo:settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage, or not ours: the system's theme.
}
