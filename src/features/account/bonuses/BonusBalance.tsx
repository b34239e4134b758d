import { Text } from '@mantine/core';
import type { BonusHistory } from '#generated/api/model/bonusHistory.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import classes from './BonusBalance.module.css';
import { bonusForms } from './bonus-labels.ts';

/** How many bonuses there are, and which of them expire when; a placeholder until it is known. */
export function BonusBalance({ bonuses }: { bonuses: BonusHistory | undefined }) {
  if (!bonuses) return <Skeleton height="7rem" radius="lg" />;
  const { balance, expiring } = bonuses;
  return (
    <Section id="bonus-balance" title={`Сейчас ${countOf(balance, bonusForms)}`}>
      <div className={classes.facts}>
        {expiring.length > 0 && (
          <ul className={classes.lots} aria-label="Что скоро сгорит">
            {expiring.map(({ amount, expiresOn }) => (
              <li key={expiresOn}>
                {countOf(amount, bonusForms)} – до {formatDate(expiresOn)} включительно
              </li>
            ))}
          </ul>
        )}
        <Text size="sm" c="dimmed">
          {balance > 0
            ? 'Бонусами можно оплатить часть заказа; первыми тратятся те, что раньше сгорят.'
            : 'Чтобы копить бонусы, выберите «Копить» в корзине.'}
        </Text>
        <LinkText to="/cart">Перейти в корзину</LinkText>
      </div>
    </Section>
  );
}
