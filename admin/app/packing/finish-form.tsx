import type { Packing } from '@gulmohar/contract/admin/packing.ts';
import { chooseBox, packedGrams, type Box as ShopBox } from '@gulmohar/contract/fulfilment/box-rules.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { SelectField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { type FormEvent, type RefObject, useState } from 'react';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { NumberField } from '../form/number-field.tsx';
import { ChargedNote } from '../orders/charged-note.tsx';
import { useBoxes, useDivisors } from '../settings/boxes.queries.ts';
import { type Box, boxText, readRecentBoxes, rememberBox } from './recent-boxes.ts';
import type { FinishInput } from './use-packing.ts';

type FinishFormProps = {
  form: RefObject<HTMLFormElement | null>;
  packing: Packing;
  isBusy: boolean;
  /** @returns whether it was packed */
  onFinish: (input: FinishInput) => Promise<boolean>;
};

type Sides = { [Side in keyof Box]: number | null };
const sides = [
  ['length', 'Length (cm)'],
  ['width', 'Width (cm)'],
  ['height', 'Height (cm)'],
] as const;

/**
 * Weight and box of the parcel, and the button that packs it. Asks for confirmation if not everything was
 * scanned.
 */
export function FinishForm({ form, packing, isBusy, onFinish }: FinishFormProps) {
  const { lines, expectedGrams, parcelCode } = packing;
  const boxes = useBoxes();
  const divisors = useDivisors();
  const [proposed] = useState(() => proposal(packing, boxes));
  const [weight, setWeight] = useState<number | null>(proposed.weight);
  const [box, setBox] = useState<Sides>(proposed.box);
  const [boxName, setBoxName] = useState(proposed.boxName);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const missing = lines.filter(({ counted, quantity }) => counted < quantity);
  const measured = measuredBox(box);
  const isEmpty = lines.every(({ counted }) => counted === 0);

  async function pack(isPartial: boolean): Promise<void> {
    const done = await onFinish({ weightGrams: weight, box: measured && inMillimetres(measured), isPartial });
    setAsking(false);
    if (done && measured) rememberBox(measured);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = errorOf(weight, box);
    setProblem(wrong);
    if (wrong) return;
    if (missing.length > 0) setAsking(true);
    else void pack(false);
  }

  return (
    <form ref={form} onSubmit={submit} aria-label="Weight and box" className="grid gap-2">
      <NumberField
        label="Weight (g)"
        value={weight}
        onChange={setWeight}
        hint={
          expectedGrams === null
            ? 'Empty: not weighed'
            : `The items weigh ${expectedGrams} g, without the box`
        }
      />
      {boxes.length > 0 && (
        <SelectField
          label="Box"
          value={boxName}
          onChange={(event) => {
            const chosen = boxes.find(({ name }) => name === event.target.value);
            setBoxName(chosen?.name ?? '');
            if (!chosen) return;
            setBox(sidesOf(chosen));
            setWeight(packedGrams(packing.units, chosen.emptyGrams) ?? weight);
          }}
        >
          <option value="">Another box</option>
          {boxes.map((one) => (
            <option key={one.name} value={one.name}>
              {one.name}, {boxText(sidesOf(one))}
            </option>
          ))}
        </SelectField>
      )}
      <div className="grid grid-cols-3 gap-3">
        {sides.map(([side, label]) => (
          <NumberField
            key={side}
            label={label}
            isWhole={false}
            value={box[side]}
            onChange={(value) => {
              setBox({ ...box, [side]: value });
              setBoxName('');
            }}
          />
        ))}
      </div>
      {measured && (
        <ChargedNote sides={inCentimetres(measured)} grams={weight} divisors={divisors} courier={null} />
      )}
      {boxes.length === 0 && <RecentBoxes onChoose={setBox} />}
      <ProblemNote text={problem} />
      <Button
        type="submit"
        isBusy={isBusy}
        disabled={isEmpty || (parcelCode !== null && missing.length > 0)}
        className="min-h-16 w-full text-base"
      >
        {missing.length === 0 || isEmpty || parcelCode ? 'Pack it' : 'Pack a part …'}
      </Button>
      <ConfirmDialog
        title="Pack only a part?"
        action="Pack this part"
        cancelLabel="Continue scanning"
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={() => pack(true)}
        onClose={() => setAsking(false)}
      >
        <p>
          Still missing: {missing.map(({ name, size }) => (size ? `${name}, ${size}` : name)).join('; ')}.
          They will go into another parcel.
        </p>
      </ConfirmDialog>
    </form>
  );
}

function RecentBoxes({ onChoose }: { onChoose: (box: Box) => void }) {
  const boxes = readRecentBoxes();
  if (boxes.length === 0) return null;
  return (
    <ul aria-label="Recently used boxes" className="flex flex-wrap gap-2 pb-2">
      {boxes.map((box) => (
        <li key={boxText(box)}>
          <Button variant="secondary" onClick={() => onChoose(box)}>
            {boxText(box)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Proposes the box chosen with the order, or one that the units fit into, with its total weight; else what is
 * known about the units.
 */
function proposal({ units, chosenBox, expectedGrams, expectedBox }: Packing, boxes: readonly ShopBox[]) {
  const box = boxes.find(({ name }) => name === chosenBox) ?? chooseBox(units, boxes)?.box;
  if (!box) return { weight: expectedGrams, box: boxOf(expectedBox), boxName: '' };
  return { weight: packedGrams(units, box.emptyGrams), box: sidesOf(box), boxName: box.name };
}

function sidesOf({ lengthCm, widthCm, heightCm }: ShopBox): Box {
  return { length: lengthCm, width: widthCm, height: heightCm };
}

function boxOf(box: Packing['expectedBox']): Sides {
  if (!box) return { length: null, width: null, height: null };
  return { length: box.lengthMm / 10, width: box.widthMm / 10, height: box.heightMm / 10 };
}

function measuredBox({ length, width, height }: Sides): Box | null {
  return length && width && height ? { length, width, height } : null;
}

function inCentimetres({ length, width, height }: Box) {
  return { lengthCm: length, widthCm: width, heightCm: height };
}

function inMillimetres({ length, width, height }: Box) {
  const mm = (side: number) => Math.max(1, Math.round(side * 10));
  return { lengthMm: mm(length), widthMm: mm(width), heightMm: mm(height) };
}

function errorOf(weight: number | null, box: Sides): string | undefined {
  if (Number.isNaN(weight) || (weight !== null && (weight < 1 || weight > 100_000))) {
    return 'Please enter the weight in whole grams, at most 1,00,000.';
  }
  const sides = Object.values(box).filter((side) => side !== null);
  if (sides.some((side) => !(side > 0 && side <= 300))) return 'Each side of the box must be 0.1 to 300 cm.';
  return sides.length === 0 || sides.length === 3
    ? undefined
    : 'Please enter all three sides of the box, or leave them empty.';
}
