import { IconCertificate, IconDownload, IconFileCheck, IconFileText } from '@tabler/icons-react';
import type { ProductDocument } from '#generated/api/model/productDocument.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { Section } from '#src/ui/kit/page/Section.tsx';
import classes from './ProductDocuments.module.css';

const icons = {
  RegistrationCertificate: IconCertificate,
  Declaration: IconFileCheck,
  Instruction: IconFileText,
} as const;

/** Registration certificate, declaration, instruction: number, term and the file. */
export function ProductDocuments({ documents }: { documents: readonly ProductDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <Section id="documents" title="Документы">
      <ul className={classes.documents}>
        {documents.map((document) => (
          <li key={`${document.kind}-${document.number}-${document.url}`}>
            <DocumentLink paper={document} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The name opens the file in a new tab, the arrow downloads it. */
function DocumentLink({ paper }: { paper: ProductDocument }) {
  const Icon = icons[paper.kind];
  // A feed may have included the number in the title.
  const number = paper.title.includes(paper.number) ? '' : `№\u00a0${paper.number}`;
  return (
    <div className={classes.document}>
      <Icon aria-hidden="true" size="1.75rem" stroke={1.5} className={classes.icon} />
      <span className={classes.texts}>
        <a href={paper.url} target="_blank" rel="noreferrer" className={classes.name}>
          {paper.title}
        </a>
        <span className={classes.note}>
          {[
            number,
            paper.validUntil === null
              ? paper.kind !== 'Instruction' && 'бессрочно'
              : `до ${formatDate(paper.validUntil)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <a
        href={paper.url}
        download
        className={classes.save}
        aria-label={`Скачать: ${[paper.title, number].filter(Boolean).join(', ')}`}
      >
        <IconDownload aria-hidden="true" size="1.25rem" />
      </a>
    </div>
  );
}
