// Before the first paint: the place of a link that lost its #, and the theme.
try {
  const path = location.pathname.replace(/^\/(%23)?\/?(index\.html)?/, '');
  if (path) history.replaceState(null, '', `/${location.hash || `#/${path}`}`);
  const { theme } = JSON.parse(localStorage.getItem('ubongo:settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // The system's theme.
}
