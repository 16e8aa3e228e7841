import { Autocomplete } from '@base-ui/react/autocomplete';
import type { MouseEvent } from 'react';
import { Thumbnail } from '../components/thumbnail.tsx';
import type { PaletteItem } from './palette-items.ts';

type PaletteRowProps = { item: PaletteItem; onChoose: (item: PaletteItem, event: MouseEvent) => void };

export function PaletteRow({ item, onChoose }: PaletteRowProps) {
  return (
    <Autocomplete.Item
      value={item}
      onClick={(event) => onChoose(item, event)}
      className="flex min-h-11 cursor-pointer items-center gap-3 border-l-4 border-transparent px-3 py-1 outline-none data-highlighted:border-primary data-highlighted:bg-panel"
    >
      {item.picture !== undefined && <Thumbnail src={item.picture} size="small" />}
      <span className="min-w-0">
        <span className="block wrap-anywhere">{item.label}</span>
        {item.note && <span className="block text-sm text-muted wrap-anywhere">{item.note}</span>}
      </span>
    </Autocomplete.Item>
  );
}
