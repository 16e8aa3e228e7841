import { createPromotion } from '@gulmohar/contract/admin/promotion.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { paths } from '../paths.ts';
import { refreshPromotions } from './promotion.queries.ts';
import { blankPromotion, type PromotionFields } from './promotion-fields.ts';
import { PromotionForm } from './promotion-form.tsx';
import { PromotionPreview } from './promotion-preview.tsx';

export function NewPromotionPage() {
  const navigate = useNavigate();
  const [blank] = useState(blankPromotion);
  const form = useForm({ resolver: zodResolver(createPromotion.body), defaultValues: blank });

  async function create(body: PromotionFields): Promise<void> {
    const { promotion } = await adminApi(createPromotion, { body });
    showToast('success', `${promotion.terms.title} created`);
    await refreshPromotions();
    await navigate(paths.promotion(promotion.promotionId), { replace: true });
  }

  return (
    <>
      <PageHead title="New offer" />
      <div className="grid gap-10 xl:grid-cols-[1fr_22rem]">
        <PromotionForm form={form} isNew send={create} />
        <PromotionPreview form={form} />
      </div>
    </>
  );
}
