/** Navigation for machines and views: go to an address, prefetch its screen, or reload. */
type Router = {
  navigate?: (address: string) => void;
  fetchAhead?: (address: string) => void;
  reload?: () => void;
};

/** Navigation that works before the router has loaded. Addresses are such as `/order/list`. */
export type Navigation = {
  goTo: (address: string) => void;
  /** Prefetches the screen of an address. */
  expect: (address: string) => void;
  /** Loads the page of the first screen that the signed-in user may see. */
  reload: () => void;
  attach: (router: Router) => void;
};

export function createNavigation(): Navigation {
  let router: Router = { reload: () => location.reload() };
  return {
    goTo: (address) => router.navigate?.(address),
    expect: (address) => router.fetchAhead?.(address),
    reload: () => router.reload?.(),
    attach: (more) => {
      router = { ...router, ...more };
    },
  };
}
