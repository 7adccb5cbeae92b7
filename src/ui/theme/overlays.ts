/** How dialogs, drawers, menus, popovers and toasts look: fetched with the first of them, not with the page below. */
import "blueprint:overlays.css";
import "./overlays.css";
