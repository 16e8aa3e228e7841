import { createCoupon } from '@gulmohar/contract/admin/coupon.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { paths } from '../paths.ts';
import { refreshCoupons } from './coupon.queries.ts';
import { blankCoupon, type CouponFields } from './coupon-fields.ts';
import { CouponForm } from './coupon-form.tsx';
import { CouponPreview } from './coupon-preview.tsx';

export function NewCouponPage() {
  const navigate = useNavigate();
  const [blank] = useState(blankCoupon);
  const form = useForm({ resolver: zodResolver(createCoupon.body), defaultValues: blank });

  async function create(body: CouponFields): Promise<void> {
    const { coupon } = await adminApi(createCoupon, { body });
    showToast('success', `${coupon.code} created`);
    await refreshCoupons();
    await navigate(paths.coupon(coupon.couponId), { replace: true });
  }

  return (
    <>
      <PageHead title="New coupon" />
      <div className="grid gap-10 xl:grid-cols-[1fr_22rem]">
        <CouponForm form={form} isNew send={create} />
        <CouponPreview form={form} />
      </div>
    </>
  );
}
