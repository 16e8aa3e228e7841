import type { ReactNode } from 'react';

type SecurityRowProps = {
  title: string;
  text: string;
  /** Why the change failed. */
  problem?: string | undefined;
  children: ReactNode;
};

export function SecurityRow({ title, text, problem, children }: SecurityRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-rule py-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-sm text-muted">{text}</p>
        <p role="alert" className="text-sm text-problem">
          {problem}
        </p>
      </div>
      {children}
    </div>
  );
}
