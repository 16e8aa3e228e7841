import type { ExtensionSettings, SlotFacts, SlotPlace } from '@gulmohar/contract/shop/extension.ts';
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useShop } from '../page/use-shop.ts';

type Part = ComponentType<{ settings: ExtensionSettings }>;
/** @typeParam Place of which `Part` takes the facts, too */
type SlotPart<Place extends SlotPlace> = { place?: Place; name: string | undefined; Part: Part };

/**
 * Returns what extensions add in one place.
 * @param files their `slots/<place>.tsx`, by their paths; each exports `Slot`
 */
export function slotParts<Place extends SlotPlace>(
  files: Record<string, () => Promise<unknown>>,
): SlotPart<Place>[] {
  return Object.entries(files).map(([file, load]) => {
    const loading = async () => ({ default: ((await load()) as { Slot: Part }).Slot });
    // At once, so that a page that is opened in the browser shows it without a shift.
    if (!import.meta.env.SSR) loading().catch(() => undefined);
    return { name: file.split('/').at(-3), Part: lazy(loading) };
  });
}

type SlotProps<Place extends SlotPlace> = { parts: SlotPart<Place>[]; facts: SlotFacts[Place] };

/** A place where the extensions that are switched on add something. */
export function Slot<Place extends SlotPlace>({ parts, facts }: SlotProps<Place>) {
  const extensions = useShop()?.extensions ?? [];
  const given: object = facts;
  return parts.map(({ name, Part }) => {
    const extension = extensions.find((one) => one.name === name);
    return (
      extension && (
        <OrNothing key={name}>
          <Suspense>
            <Part {...given} settings={extension.settings} />
          </Suspense>
        </OrNothing>
      )
    );
  });
}

/** Shows nothing instead of a part that throws. The server leaves such a part to the browser. */
class OrNothing extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
