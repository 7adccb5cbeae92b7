/** The styles of dialogs, drawers, menus, popovers, toasts, selects and switches; loaded with the first of them. */
import "./blueprint-overlays.css";
import "./overlays.css";
