import { createPromotion, type PromotionRow, updatePromotion } from '@gulmohar/contract/admin/promotion.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { UseNote } from '../discount/use-note.tsx';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { promotionQuery, refreshPromotions } from './promotion.queries.ts';
import type { PromotionFields } from './promotion-fields.ts';
import { PromotionForm } from './promotion-form.tsx';
import { PromotionPreview } from './promotion-preview.tsx';
import { SwitchPromotion } from './switch-promotion.tsx';

export function PromotionPage() {
  const { promotionId = '' } = useParams();
  const { data } = useSuspenseQuery(promotionQuery(promotionId));
  return <PromotionEditor key={promotionId} promotion={data.promotion} />;
}

function PromotionEditor({ promotion }: { promotion: PromotionRow }) {
  const { may } = useStaff();
  const { promotionId, terms } = promotion;
  // The one that the form shows: another may be saved while it is open.
  const [version, setVersion] = useState(promotion.version);
  const form = useForm({ resolver: zodResolver(createPromotion.body), defaultValues: { terms } });

  async function save(entered: PromotionFields): Promise<void> {
    const saved = await adminApi(updatePromotion, { body: { promotionId, version, terms: entered.terms } });
    form.reset({ terms: saved.promotion.terms });
    setVersion(saved.promotion.version);
    showToast('success', `${saved.promotion.terms.title} saved`);
    await refreshPromotions();
  }

  return (
    <>
      <PageHead title={terms.title} note={<UseNote discount={promotion} />}>
        {may('marketing.write') && <SwitchPromotion promotion={promotion} />}
      </PageHead>
      <div className="grid gap-10 xl:grid-cols-[1fr_22rem]">
        <PromotionForm form={form} isNew={false} send={save} />
        <PromotionPreview form={form} promotionId={promotionId} />
      </div>
      {may('audit.read') && (
        <p className="mt-8 text-sm">
          <Link to={paths.changesOf(promotionId)} className="text-link underline underline-offset-4">
            Changes to this offer
          </Link>
        </p>
      )}
    </>
  );
}
