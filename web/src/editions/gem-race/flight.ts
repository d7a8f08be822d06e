/** The flight of gems after a race: from the track and out of the bag to their players, in order of rank. */

export interface Flight {
  readonly seat: number;
  readonly from: 'track' | 'bag';
  /** When the gem comes out of the bag; a gem on the track lies open. */
  readonly rises: number;
  /** When it leaves for its player. */
  readonly leaves: number;
  readonly lands: number;
}

interface Earned {
  readonly seat: number;
  readonly rank: number | null;
  readonly track_gem: unknown;
  readonly bag_gem: unknown;
}

const TURN_MS = 500;
/** How long a drawn gem is shown large. */
const SHOWN_MS = 600;
const FLIES_MS = 600;

/** All flights, in order of rank; a player's gem from the track comes first. */
export function flightsOf(boards: readonly Earned[]): Flight[] {
  return boards
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .flatMap(({ seat, track_gem, bag_gem }, turn) => {
      const at = turn * TURN_MS;
      const flight = (from: Flight['from'], rises: number, leaves: number): Flight => ({
        seat,
        from,
        rises,
        leaves,
        lands: leaves + FLIES_MS,
      });
      return [
        ...(track_gem === null ? [] : [flight('track', at, at + 200)]),
        ...(bag_gem === null ? [] : [flight('bag', at, at + SHOWN_MS)]),
      ];
    });
}

/** Where a flight starts and ends on the page: the same attribute on both. */
export const flightKey = ({ seat, from }: Pick<Flight, 'seat' | 'from'>): string => `${from}-${seat}`;

/** Let the gems in `page` fly until the player acts; returns a function that ends it. */
export function fly(page: HTMLElement, flights: readonly Flight[], onLanded: () => void): () => void {
  const at = (kind: string, flight: Flight) =>
    page.querySelector<HTMLElement>(`[data-${kind}="${flightKey(flight)}"]`);
  // All positions are read before anything moves.
  const pairs = flights.flatMap((flight) => {
    const [source, target] = [at('source', flight), at('target', flight)];
    if (!source || !target) return [];
    return [
      { flight, source, target, from: source.getBoundingClientRect(), to: target.getBoundingClientRect() },
    ];
  });
  const moves = pairs.flatMap(({ flight, source, target, from, to }) => {
    const [dx, dy] = [
      from.x + from.width / 2 - to.x - to.width / 2,
      from.y + from.height / 2 - to.y - to.height / 2,
    ];
    const start = `translate(${dx}px, ${dy}px) scale(${from.width / Math.max(to.width, 1)})`;
    const flown = target.animate(
      [
        { transform: start, opacity: 0 },
        { transform: start, opacity: 1, offset: 0.05 },
        { transform: 'none', opacity: 1 },
      ],
      {
        delay: flight.leaves,
        duration: flight.lands - flight.leaves,
        easing: 'cubic-bezier(0.5, 0, 0.3, 1)',
        fill: 'backwards',
      },
    );
    const left = source.animate([{ opacity: 1 }, { opacity: 1 }], {
      duration: flight.leaves,
      fill: 'backwards',
    });
    const risen = flight.from === 'bag' && [
      source.animate(
        [
          { transform: 'translateY(1.5rem) scale(0.2)', opacity: 0 },
          { transform: 'translateY(-0.6rem) scale(1.7)', opacity: 1, offset: 0.5 },
          { transform: 'translateY(-0.6rem) scale(1.7)', opacity: 1, offset: 0.8 },
          { transform: 'none', opacity: 1 },
        ],
        { delay: flight.rises, duration: SHOWN_MS, easing: 'ease-out', fill: 'backwards' },
      ),
    ];
    return [flown, left, ...(risen || [])];
  });
  const timers = pairs.map(({ flight }) => setTimeout(onLanded, flight.lands));
  const end = (): void => {
    for (const timer of timers) clearTimeout(timer);
    for (const move of moves) move.finish();
  };
  const act = (event: Event): void => {
    if (!('repeat' in event && event.repeat)) end();
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, act, true);
  return () => {
    end();
    for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, act, true);
  };
}
