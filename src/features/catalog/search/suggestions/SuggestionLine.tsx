import { IconBuildingFactory2, IconCategory, IconHistory, IconSearch } from '@tabler/icons-react';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { Money } from '#src/ui/kit/content/Money.tsx';
import classes from './SuggestionList.module.css';
import type { Suggestion } from './suggestions.ts';

/** Content of a suggestion, by its kind. */
export function SuggestionLine({ suggestion }: { suggestion: Suggestion }) {
  const icon = { 'aria-hidden': true, size: '1.125rem', className: classes.icon } as const;
  switch (suggestion.kind) {
    case 'query':
      return (
        <>
          <IconSearch {...icon} />
          <span className={classes.name}>{suggestion.label}</span>
          {suggestion.count !== undefined && (
            <span className={classes.count}>{suggestion.count}</span>
          )}
        </>
      );
    case 'recent':
      return (
        <>
          <IconHistory {...icon} />
          <span className={classes.name}>{suggestion.query}</span>
        </>
      );
    case 'category':
    case 'brand':
      return (
        <>
          {suggestion.kind === 'category' ? (
            <IconCategory {...icon} />
          ) : (
            <IconBuildingFactory2 {...icon} />
          )}
          <span className={classes.name}>{suggestion.name}</span>
          <span className={classes.count}>{suggestion.count}</span>
        </>
      );
    case 'product':
      return <ProductLine suggestion={suggestion} />;
  }
}

function ProductLine({ suggestion }: { suggestion: Extract<Suggestion, { kind: 'product' }> }) {
  const { product } = suggestion;
  return (
    <>
      <span className={classes.image}>
        <FramedImage image={product.images[0]} alt="" priority />
      </span>
      <span className={classes.product}>
        <span className={classes.productName}>{product.family?.name ?? product.name}</span>
        <span className={classes.code}>
          {[
            product.family?.label,
            product.brand?.name,
            product.vendorCode,
            product.available ? null : 'нет в наличии',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={classes.price}>
        <Money value={product.price} />{' '}
        {product.isContractPrice && <span className={classes.contract}>по договору</span>}
      </span>
    </>
  );
}
