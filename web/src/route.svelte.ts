/** Where we are: the home page, or a table; kept in the fragment, so that the server serves one page. */

export type Route = { readonly at: 'home' } | { readonly at: 'table'; readonly table: string };

export function parseRoute(hash: string): Route {
  const table = /^#\/table\/([A-Za-z0-9_-]{1,64})$/.exec(hash)?.[1];
  return table === undefined ? { at: 'home' } : { at: 'table', table };
}

export const tableHash = (table: string): string => `#/table/${table}`;

class Place {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    window.addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash);
    });
  }

  go(hash: string): void {
    location.hash = hash;
    this.route = parseRoute(hash);
  }
}

export const place = new Place();
