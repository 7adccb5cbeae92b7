/** What leads somewhere: how it goes to an address within the console, fetches the screen there before, or reloads. */
type Router = {
  navigate?: (address: string) => void;
  fetchAhead?: (address: string) => void;
  reload?: () => void;
};

/** Lets machines lead somewhere: the router hears of it once it is there. Addresses are as `/order/list`. */
export type Navigation = {
  goTo: (address: string) => void;
  /** Somebody is about to go there. */
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
