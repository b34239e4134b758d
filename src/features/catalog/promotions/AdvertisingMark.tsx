import type { Promotion } from '#generated/api/model/promotion.ts';

interface AdvertisingMarkProps {
  promotion: Pick<Promotion, 'kind' | 'advertiser'>;
  className?: string | undefined;
}

/**
 * «Реклама» with the advertiser and the advertisement's id, as required by the law on advertising.
 */
export function AdvertisingMark({ promotion, className }: AdvertisingMarkProps) {
  const { kind, advertiser } = promotion;
  if (kind !== 'Promotional') return null;
  return (
    <span className={className}>
      Реклама
      {advertiser && <span> · {advertiser.name}</span>}
      {advertiser?.token && <span> · erid: {advertiser.token}</span>}
    </span>
  );
}
