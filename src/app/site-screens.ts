/** The public screens, each in its own chunk. They are loaded through this one, so that the sign-in does not list their files. */
export const HomeScreen = async () => (await import("#src/site/home/HomeScreen.tsx")).HomeScreen;
export const EnterpriseScreen = async () =>
  (await import("#src/site/enterprise/EnterpriseScreen.tsx")).EnterpriseScreen;
export const DemoScreen = async () => (await import("#src/site/demo/DemoScreen.tsx")).DemoScreen;
export const NotFoundScreen = async () => (await import("#src/site/NotFoundScreen.tsx")).NotFoundScreen;
