import { IconBuildingStore } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './AccountBanner.module.css';

/** For users without a company: the advantages of buying as one. */
export function LegalEntityBanner({ onOpen }: { onOpen?: (() => void) | undefined }) {
  return (
    <Link
      to="/profile/companies"
      search={{ add: true }}
      className={classes.banner}
      onClick={onOpen}
    >
      <IconBuildingStore aria-hidden="true" />
      <span>
        <span className={classes.title}>Покупай как юрлицо</span>
        <span className={classes.text}>Цены по договору, отсрочка и документы для бухгалтерии</span>
      </span>
    </Link>
  );
}
