import { Link } from '@tanstack/react-router';
import type { CategoryNode } from '#src/features/catalog/categories/category-tree.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import classes from './MegaMenuSection.module.css';

const MAX_LEAVES = 6;

interface MegaMenuSectionProps {
  section: CategoryNode;
  onClose: () => void;
}

/** The groups of one section, with their subgroups. */
export function MegaMenuSection({ section, onClose }: MegaMenuSectionProps) {
  return (
    <div className={classes.section}>
      <p className={classes.heading}>
        <CategoryLink category={section} onClose={onClose} />
        <span className={classes.count}>{formatNumber(section.productCount)}</span>
      </p>
      <div className={classes.groups}>
        {section.children.map((group) => (
          <Group key={group.id} group={group} onClose={onClose} />
        ))}
      </div>
    </div>
  );
}

function Group({ group, onClose }: { group: CategoryNode; onClose: () => void }) {
  const leaves = group.children.slice(0, MAX_LEAVES);
  return (
    <div className={classes.group}>
      <p className={classes.title}>
        <CategoryLink category={group} onClose={onClose} />
      </p>
      {leaves.length > 0 && (
        <ul className={classes.leaves}>
          {leaves.map((leaf) => (
            <li key={leaf.id}>
              <CategoryLink category={leaf} onClose={onClose} />
            </li>
          ))}
          {group.children.length > leaves.length && (
            <li>
              <CategoryLink category={group} onClose={onClose} label="Показать всё" />
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

interface CategoryLinkProps {
  category: CategoryNode;
  onClose: () => void;
  label?: string;
}

function CategoryLink({ category, onClose, label = category.name }: CategoryLinkProps) {
  return (
    <Link
      to="/products"
      search={{ category: category.id }}
      className={classes.link}
      preload={false}
      onClick={onClose}
    >
      {label}
    </Link>
  );
}
