/** How dialogs, drawers, menus, popovers and messages look: comes with the first of them. */
import "./blueprint-overlays.css";
import "./overlays.css";
