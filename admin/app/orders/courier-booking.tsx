import type { AdminParcel } from '@gulmohar/contract/admin/admin-parcel.ts';
import { type AdminShipment, type CourierRequest, courierLabels } from '@gulmohar/contract/admin/shipment.ts';
import { cancelShipment, retryShipment } from '@gulmohar/contract/admin/shipment-calls.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { showDate, showDateTime } from '../components/india-time.ts';
import { showToast } from '../components/toasts.ts';
import { WarningNote } from '../components/warning-note.tsx';
import { files } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { refreshOrders } from './orders.queries.ts';

const linkClass = 'inline-flex min-h-11 items-center text-link underline underline-offset-4';

type CourierBookingProps = { orderId: string; parcel: AdminParcel; shipment: AdminShipment };

/** A parcel's booking with a courier: its state in plain words, and the possible actions. */
export function CourierBooking({ orderId, parcel, shipment }: CourierBookingProps) {
  const { may } = useStaff();
  const { shipmentId, courier, state, pickupOn, report, isUnclear, mayCancel } = shipment;
  const title = courierLabels[courier];
  const trouble = troubleOf(shipment);
  const again = useMutation({
    mutationFn: async () => {
      await adminApi(retryShipment, { body: { shipmentId } });
      await refreshOrders();
    },
    onSuccess: () => showToast('success', 'Asking the courier …'),
  });
  const isLive = state === 'asked' || state === 'booked';
  return (
    <div className="grid gap-1">
      <p>{stateText(shipment, title)}</p>
      {isLive && pickupOn && <p className="text-sm text-muted">Pickup: {showDate(pickupOn)}</p>}
      {report && (
        <p className="text-sm text-muted wrap-anywhere">
          Last update from {title}: {report}
        </p>
      )}
      {isUnclear && (
        <WarningNote text="The shop does not know what this means, so nothing was changed. Please check the courier’s website." />
      )}
      {trouble && <WarningNote text={trouble} />}
      <FailureNote error={again.error} />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {parcel.hasLabel && may('orders.pack') && (
          <a className={linkClass} href={files.parcelLabel(parcel.parcelId)} target="_blank" rel="noreferrer">
            Courier’s label
          </a>
        )}
        {state === 'booked' && may('orders.pack') && (
          <a className={linkClass} href={files.manifest(orderId)} target="_blank" rel="noreferrer">
            Manifest
          </a>
        )}
        {isLive && may('orders.pack') && (
          <Button variant="quiet" isBusy={again.isPending} onClick={() => again.mutate()}>
            Ask the courier now
          </Button>
        )}
        {mayCancel && may('orders.pack') && (
          <ConfirmButton
            label="Cancel the booking"
            title={`Cancel the booking at ${title}?`}
            action="Cancel the booking"
            run={async () => {
              await adminApi(cancelShipment, { body: { shipmentId } });
              showToast('success', 'Asking the courier …');
              await refreshOrders();
            }}
          >
            <p>
              The parcel stays packed, and another courier can be booked for it. The order is not cancelled.
            </p>
          </ConfirmButton>
        )}
      </div>
    </div>
  );
}

function stateText({ state, requests }: AdminShipment, title: string): string {
  if (requests.some((request) => request.kind === 'cancel' && request.state === 'asked')) {
    return `Being cancelled at ${title} …`;
  }
  if (state === 'asked') return `Being booked at ${title} …`;
  if (state === 'failed') return `${title} refused the booking.`;
  return state === 'booked' ? `Booked at ${title}` : `The booking at ${title} was cancelled.`;
}

/** Returns what went wrong last and how to fix it; undefined if all is well. */
function troubleOf({ requests, state }: AdminShipment): string | undefined {
  if (state === 'cancelled') return undefined;
  const open = requests.filter(({ fault }) => fault !== null);
  const last = open.findLast((request) => request.state === 'asked') ?? open.at(-1);
  if (!last) return undefined;
  const again = last.nextTryAt && last.state === 'asked' ? ` Next try: ${showDateTime(last.nextTryAt)}.` : '';
  return `${faultText(last)}${again}`;
}

function faultText({ fault, message, kind }: CourierRequest): string {
  const reason = message ? ` The courier says: ${message}` : '';
  if (fault === 'no-balance') return `Your balance with the courier is too low. Please top it up.${reason}`;
  if (fault === 'auth') return `The courier rejected the shop’s keys. See Settings, Couriers.${reason}`;
  if (fault === 'not-served')
    return `The courier does not deliver there. Please choose another one.${reason}`;
  if (fault === 'unknown-outcome') {
    return 'The courier did not answer. Before retrying, the shop checks whether the request went through.';
  }
  if (fault === 'refused') return `${refusals[kind]}${reason}`;
  return `It has to be retried.${reason}`;
}

const refusals: Record<CourierRequest['kind'], string> = {
  book: 'It was not booked. Please correct it and book again.',
  label: 'The courier has no label for it.',
  pickup: 'The pickup was not requested. Please request it on the courier’s website.',
  cancel: 'The booking was not cancelled.',
  retry: 'The courier refuses to try again.',
  return: 'The courier refuses to bring it back.',
};
