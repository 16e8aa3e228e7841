import { type GstReturn, markGstReturn } from '@gulmohar/contract/admin/gst.ts';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { showDateTime } from '../components/india-time.ts';
import { WarningNote } from '../components/warning-note.tsx';
import { refreshGst } from './gst.queries.ts';
import { periodName } from './period-names.ts';

/** Whether the return was filed, and the button to mark it as filed. */
export function MarkFiled({ of: { period, filed, fingerprint, isOver } }: { of: GstReturn }) {
  const name = periodName(period);
  const mark = async (as: string | null) => {
    await adminApi(markGstReturn, { body: { period, fingerprint: as } });
    await refreshGst();
  };
  return (
    <div className="grid justify-items-start gap-2">
      {filed && (
        <p>
          Filed on {showDateTime(filed.at)}, according to {filed.by}.
        </p>
      )}
      <WarningNote
        text={
          filed && !filed.isUnchanged
            ? 'This return has changed since it was filed. Please tell your accountant: the differences go into the next return.'
            : undefined
        }
      />
      {filed ? (
        <ConfirmButton
          label="Mark as not filed"
          title={`Mark ${name} as not filed?`}
          action="It was not filed"
          run={() => mark(null)}
        >
          The return will be shown as open again.
        </ConfirmButton>
      ) : (
        <ConfirmButton
          label="Mark as filed"
          title={`Mark ${name} as filed?`}
          action="It was filed"
          isDisabled={!isOver}
          hint={isOver ? undefined : 'The period is not over yet'}
          run={() => mark(fingerprint)}
        >
          From then on, this page warns you if the return changes. Nothing is sent to the tax office.
        </ConfirmButton>
      )}
    </div>
  );
}
