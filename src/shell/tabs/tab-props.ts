import type { Tab } from "#machines/shell/tab-list.ts";
import type { TabsActor, TabsSnapshot } from "#machines/shell/tabs.ts";

/** What a tab and its menu are given. */
export type TabProps = {
  tab: Tab;
  title: string;
  isActive: boolean;
  can: TabsSnapshot["can"];
  send: TabsActor["send"];
  onClose: () => void;
  onMove: (by: -1 | 1) => void;
  canMove: (by: -1 | 1) => boolean;
  onDrag: (fullPath: string) => void;
  onDrop: () => void;
};
