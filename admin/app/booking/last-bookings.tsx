import { useQuery } from '@tanstack/react-query';
import { showDateTime } from '../components/india-time.ts';
import { Section } from '../components/section.tsx';
import { ListTable, RowLink } from '../list/list-table.tsx';
import { paths } from '../paths.ts';
import { bookingListQuery } from './booking.queries.ts';

/** The bookings of the last few days, with links to them. */
export function LastBookings() {
  const { data } = useQuery({ ...bookingListQuery, throwOnError: true });
  if (!data || data.bookings.length === 0) return null;
  return (
    <Section title="Last bookings">
      <ListTable
        caption="Last bookings"
        rows={data.bookings}
        rowKey={({ bookingId }) => bookingId}
        empty="None yet."
        columns={[
          {
            head: 'When',
            cell: ({ bookingId, at }) => <RowLink to={paths.booking(bookingId)}>{showDateTime(at)}</RowLink>,
          },
          { head: 'By', cell: ({ staffName }) => staffName },
          {
            head: 'Booked',
            cell: ({ booked, parcels, open }) =>
              `${booked} of ${parcels} booked${open > 0 ? `, ${open} under way` : ''}`,
          },
        ]}
      />
    </Section>
  );
}
