import { type CouponRow, updateCoupon } from '@gulmohar/contract/admin/coupon.ts';
import { couponTerms } from '@gulmohar/contract/admin/coupon-terms.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useParams } from 'react-router';
import { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { UseNote } from '../discount/use-note.tsx';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { couponQuery, refreshCoupons } from './coupon.queries.ts';
import type { CouponFields } from './coupon-fields.ts';
import { CouponForm } from './coupon-form.tsx';
import { CouponPreview } from './coupon-preview.tsx';
import { SwitchCoupon } from './switch-coupon.tsx';

export function CouponPage() {
  const { couponId = '' } = useParams();
  const { data } = useSuspenseQuery(couponQuery(couponId));
  return <CouponEditor key={couponId} coupon={data.coupon} />;
}

const fields = z.object({ code: z.string(), terms: couponTerms });

function CouponEditor({ coupon }: { coupon: CouponRow }) {
  const { may } = useStaff();
  const { couponId, code, terms } = coupon;
  // The one that the form shows: another may be saved while it is open.
  const [version, setVersion] = useState(coupon.version);
  const form = useForm({ resolver: zodResolver(fields), defaultValues: { code, terms } });

  async function save(entered: CouponFields): Promise<void> {
    const saved = await adminApi(updateCoupon, { body: { couponId, version, terms: entered.terms } });
    form.reset({ code, terms: saved.coupon.terms });
    setVersion(saved.coupon.version);
    showToast('success', `${code} saved`);
    await refreshCoupons();
  }

  return (
    <>
      <PageHead title={code} note={<UseNote discount={coupon} />}>
        {may('marketing.write') && <SwitchCoupon coupon={coupon} />}
      </PageHead>
      <div className="grid gap-10 xl:grid-cols-[1fr_22rem]">
        <CouponForm form={form} isNew={false} send={save} />
        <CouponPreview form={form} couponId={couponId} />
      </div>
      {may('audit.read') && (
        <p className="mt-8 text-sm">
          <Link to={paths.changesOf(couponId)} className="text-link underline underline-offset-4">
            Changes to this coupon
          </Link>
        </p>
      )}
    </>
  );
}
