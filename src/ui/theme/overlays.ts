/** The styles of dialogs, drawers, menus, popovers and toasts; loaded with the first of them. */
import "./blueprint-overlays.css";
import "./overlays.css";
