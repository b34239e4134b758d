import { Link } from '@tanstack/react-router';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import classes from './CatalogSection.module.css';
import type { CategoryNode } from './category-tree.ts';

interface CatalogSectionProps {
  section: CategoryNode;
  /** Above the fold. */
  priority: boolean;
}

const SHOWN = 7;

/** A section of the catalog: its image and name, and the groups below it. */
export function CatalogSection({ section, priority }: CatalogSectionProps) {
  const groups = section.children.slice(0, SHOWN);
  const rest = section.children.length - groups.length;
  return (
    <section className={classes.section} aria-labelledby={`section-${section.id}`}>
      <div className={classes.head}>
        <div className={classes.texts}>
          <h2 id={`section-${section.id}`} className={classes.name}>
            <Link to="/products" search={{ category: section.id }} className={classes.main}>
              {section.name}
            </Link>
          </h2>
          <span className={classes.count}>{countOf(section.productCount, productForms)}</span>
        </div>
        {section.picture && (
          <span className={classes.image}>
            <FramedImage image={section.picture} alt="" priority={priority} />
          </span>
        )}
      </div>
      <ul className={classes.groups}>
        {groups.map((group) => (
          <li key={group.id}>
            <Link to="/products" search={{ category: group.id }} className={classes.group}>
              <span>{group.name}</span>
              <span className={classes.number}>{group.productCount}</span>
            </Link>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <Link to="/products" search={{ category: section.id }} className={classes.group}>
              Ещё {countOf(rest, ['раздел', 'раздела', 'разделов'])}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
