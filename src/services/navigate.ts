/** What leads somewhere: how it goes to an address within the console, or fetches the screen there before. */
type Router = { navigate?: (address: string) => void; fetchAhead?: (address: string) => void };

/** Lets machines lead somewhere: the router hears of it once it is there. Addresses are as `/order/list`. */
export type Navigation = {
  goTo: (address: string) => void;
  /** Somebody is about to go there. */
  expect: (address: string) => void;
  /** The router says how; answers how to stop. */
  attach: (router: Router) => () => void;
};

export function createNavigation(): Navigation {
  const routers = new Set<Router>();
  return {
    goTo: (address) => {
      for (const { navigate } of routers) navigate?.(address);
    },
    expect: (address) => {
      for (const { fetchAhead } of routers) fetchAhead?.(address);
    },
    attach: (router) => {
      routers.add(router);
      return () => routers.delete(router);
    },
  };
}
