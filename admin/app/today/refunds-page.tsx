import { PageHead } from '../components/page-head.tsx';
import { WaitingRefunds } from './waiting-refunds.tsx';

/** The refunds that need someone's attention, as on Today; e-mails about them link here. */
export function RefundsPage() {
  return (
    <>
      <PageHead
        title="Refunds"
        note="Refunds that staff have to pay, that need approval, or that did not arrive"
      />
      <div className="max-w-3xl">
        <WaitingRefunds />
      </div>
    </>
  );
}
