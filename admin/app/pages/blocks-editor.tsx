import { newBlock } from '@gulmohar/contract/site/new-section.ts';
import type { SectionType } from '@gulmohar/contract/site/section-types.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import type { z } from 'zod';
import { moved, OrderedRows } from '../form/ordered-rows.tsx';
import { SettingFields } from './setting-fields.tsx';
import { within } from './within.ts';

type Block = { id: string };

type BlocksEditorProps = {
  type: SectionType;
  schema: z.ZodObject;
  max: number;
  blocks: readonly Block[];
  /** By the path of the field within the list. */
  errors: ReadonlyMap<string, string>;
  onChange: (blocks: Block[]) => void;
};

/** What a section repeats, in its order. */
export function BlocksEditor({ type, schema, max, blocks, errors, onChange }: BlocksEditorProps) {
  return (
    <>
      <OrderedRows
        label="Items"
        items={blocks}
        keyOf={({ id }) => id}
        nameOf={(block) => `item ${blocks.indexOf(block) + 1}`}
        onMove={(from, to) => onChange(moved(blocks, from, to))}
        isTall
      >
        {(block, place) => (
          <fieldset className="grid min-w-0 gap-2 py-2">
            <legend className="font-semibold">Item {place + 1}</legend>
            <SettingFields
              schema={schema}
              values={block}
              errors={within(errors, `${place}.`)}
              onChange={(values) => onChange(blocks.with(place, { ...values, id: block.id }))}
            />
            <div>
              <Button variant="quiet" onClick={() => onChange(blocks.toSpliced(place, 1))}>
                Remove item {place + 1}
              </Button>
            </div>
          </fieldset>
        )}
      </OrderedRows>
      {blocks.length < max && (
        <div>
          <Button variant="secondary" onClick={() => onChange([...blocks, newBlock(type)])}>
            Add an item
          </Button>
        </div>
      )}
    </>
  );
}
