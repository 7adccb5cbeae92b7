/** Lets machines lead somewhere: the router hears of it once it is there. */
export type Navigation = {
  /** Goes to an address within the console, such as `/order/list`. */
  goTo: (address: string) => void;
  /** The router says how; answers how to stop. */
  attach: (navigate: (address: string) => void) => () => void;
};

export function createNavigation(): Navigation {
  const routers = new Set<(address: string) => void>();
  return {
    goTo: (address) => {
      for (const navigate of routers) navigate(address);
    },
    attach: (navigate) => {
      routers.add(navigate);
      return () => routers.delete(navigate);
    },
  };
}
