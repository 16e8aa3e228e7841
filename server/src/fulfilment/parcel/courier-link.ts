/** Couriers' tracking pages; `{number}` is the tracking number. */
const templates: Record<string, string> = {
  amazonshipping: 'https://track.amazon.in/tracking/{number}',
  bluedart: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  delhivery: 'https://www.delhivery.com/track-v2/package/{number}',
  dtdc: 'https://txk.dtdc.com/ctbs-tracking/customerInterface.tr?submitName=showCITrackingDetails&cType=Consignment&cnNo={number}',
  ecomexpress: 'https://ecomexpress.in/tracking/?awb_field={number}',
  ekart: 'https://ekartlogistics.com/shipmenttrack/{number}',
  shiprocket: 'https://shiprocket.co/tracking/{number}',
  xpressbees: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}',
  // This page's address takes no number; the parcel's number is shown beside the link.
  indiapost: 'https://www.indiapost.gov.in/_layouts/15/DOP.Portal.Tracking/TrackConsignment.aspx',
};

/** @param courier as the staff typed it: `Blue Dart`, `BLUEDART Express` and `blue-dart` are the same */
export function courierLink(courier: string | null, trackingNumber: string | null): string | undefined {
  if (!courier || !trackingNumber) return undefined;
  const typed = courier.toLowerCase().replace(/[^a-z]/g, '');
  const listed = Object.keys(templates).find((name) => typed.startsWith(name));
  return listed && templates[listed]?.replace('{number}', encodeURIComponent(trackingNumber));
}
