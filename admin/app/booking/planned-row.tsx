import type { CourierOffer, PlannedParcel } from '@gulmohar/contract/admin/booking.ts';
import { courierName } from '@gulmohar/contract/admin/shipment.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { Link } from 'react-router';
import { NumberField } from '../form/number-field.tsx';
import { ChargedNote } from '../orders/charged-note.tsx';
import { paths } from '../paths.ts';
import { type Divisors, useBoxes } from '../settings/boxes.queries.ts';
import { bookingProblemLabels } from './booking-problem-labels.ts';
import { type Choice, inBox, isOpenToBook } from './plan-values.ts';
import type { Offers } from './use-offers.ts';

type PlannedRowProps = {
  parcel: PlannedParcel;
  choice: Choice;
  /** The couriers' offers for the current weight and size. */
  offered: Offers;
  divisors: Divisors;
  onChange: (choice: Choice) => void;
};

/** One parcel of the plan: its courier, weight and size, or why it cannot be booked. */
export function PlannedRow({ parcel, choice, offered, divisors, onChange }: PlannedRowProps) {
  const { parcelCode, orderId, buyerName, city, pin, collect, isExpress, problem } = parcel;
  const isOpen = isOpenToBook(parcel);
  const isProblem = problem !== null && !(problem === 'no-weight' && choice.weightGrams);
  const boxes = useBoxes();
  return (
    <li aria-label={parcelCode} className="grid gap-2 py-4 md:grid-cols-2 md:gap-8">
      <div>
        {isOpen ? (
          <CheckField
            label={`Book ${parcelCode}`}
            checked={choice.isChosen}
            onChange={(event) => onChange({ ...choice, isChosen: event.target.checked })}
          />
        ) : (
          <p className="font-semibold">{parcelCode}</p>
        )}
        <p className="text-sm">
          <Link to={paths.order(orderId)} className="text-link underline underline-offset-4">
            {buyerName}
          </Link>
          , {city} {pin}
        </p>
        <p className="text-sm text-muted">
          {collect === null ? 'Paid' : `Collects ${formatRupees(collect)}`}
          {isExpress && (
            <>
              {' · '}
              <strong className="text-heading">Express</strong>
            </>
          )}
        </p>
        {isProblem && (
          <p className={`text-sm ${isOpen ? 'text-muted' : 'text-problem'}`}>
            {bookingProblemLabels[problem]}
          </p>
        )}
      </div>
      {isOpen && (
        <div>
          <SelectField
            label={`Courier of ${parcelCode}`}
            value={choice.courier ?? ''}
            onChange={(event) => {
              const courier = courierName.safeParse(event.target.value).data;
              if (courier) onChange({ ...choice, courier });
            }}
          >
            {offered.offers.map((offer) => (
              <option key={offer.courier} value={offer.courier} disabled={offer.isServed === false}>
                {offerText(offer)}
              </option>
            ))}
          </SelectField>
          <NumberField
            label={`Weight of ${parcelCode}, g`}
            value={choice.weightGrams}
            onChange={(weightGrams) => onChange({ ...choice, weightGrams, isChosen: weightGrams !== null })}
          />
          {boxes.length > 0 && (
            <SelectField
              label={`Box of ${parcelCode}`}
              value={choice.boxName}
              onChange={({ target: { value } }) => {
                onChange(
                  inBox(
                    parcel,
                    choice,
                    boxes.find(({ name }) => name === value),
                  ),
                );
              }}
            >
              <option value="">{sizeText(parcel)}</option>
              <Options of={boxes.map(({ name }) => name)} />
            </SelectField>
          )}
          {boxes.length === 0 && <p className="text-sm text-muted">{sizeText(parcel)}</p>}
          <p role="status" className="text-sm text-muted">
            {quoteText(offered, choice)}
          </p>
          <ChargedNote
            sides={choice.sides}
            grams={choice.weightGrams}
            divisors={divisors}
            courier={choice.courier}
          />
        </div>
      )}
    </li>
  );
}

/**
 * Returns the chosen courier's offer as text, or that the couriers are being asked about a new weight or
 * size.
 */
function quoteText({ offers, isAsking, hasFailed }: Offers, { courier }: Choice): string {
  if (isAsking) return 'Asking the couriers for the price …';
  if (hasFailed) return 'Couldn’t get prices from the couriers. You can still book this parcel.';
  const chosen = offers.find((offer) => offer.courier === courier);
  return chosen ? offerText(chosen) : '';
}

function offerText({ title, isServed, charge, days }: CourierOffer): string {
  if (isServed === null) return `${title}, no answer`;
  if (!isServed) return `${title}, does not deliver there`;
  const facts = [charge && formatRupees(charge), days && (days === 1 ? '1 day' : `${days} days`)];
  return [title, ...facts.filter(Boolean)].join(', ');
}

function sizeText({ lengthCm, widthCm, heightCm, isMeasured, boxName }: PlannedParcel): string {
  const size = `${lengthCm} × ${widthCm} × ${heightCm} cm`;
  if (isMeasured) return `${size}, as packed`;
  return boxName ? `${boxName}, ${size}` : `${size}, the default size`;
}
