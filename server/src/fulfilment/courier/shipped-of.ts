import type { Shipped } from './courier.ts';
import type { ShipmentRow } from './shipment.store.ts';

/** undefined when it is not booked */
export function shippedOf(shipment: ShipmentRow): Shipped | undefined {
  if (shipment.state !== 'booked' || !shipment.tracking_number) return undefined;
  return {
    reference: shipment.reference,
    courierOrderId: shipment.courier_order_id,
    courierShipmentId: shipment.courier_shipment_id,
    trackingNumber: shipment.tracking_number,
    carrier: shipment.carrier,
  };
}
