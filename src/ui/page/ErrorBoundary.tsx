import { Component, type ReactNode } from "react";
import { forgetFailedViews } from "#src/ui/lazy/lazy-view.ts";
import { BrokenScreen } from "./BrokenScreen.tsx";

/**
 * Catches what a screen throws, so that the rest of the console stands, and lets it be tried again.
 * @param props.fallback what stands in its place; a screen's own explanation unless told.
 */
export class ErrorBoundary extends Component<{ children: ReactNode; fallback?: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  retry = () => {
    forgetFailedViews();
    this.setState({ broken: false });
  };

  override render() {
    const { children, fallback = <BrokenScreen onRetry={this.retry} /> } = this.props;
    return this.state.broken ? fallback : children;
  }
}
