import { feedbackPhotosMax } from '#generated/api/model/feedback.ts';
import { feedbackPhotoSizeMax } from '#generated/api/model/feedbackPhoto.ts';
import type { Chosen, FileRules } from '#src/features/support-parts/files/upload-rules.ts';
import { formatFileSize } from '#src/lib/numbers/file-size.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';

const EXTENSION = /\.(jpe?g|png|webp)$/i;
const MEGABYTE = 1_048_576;
const megabytes = `${feedbackPhotoSizeMax / MEGABYTE}\u00A0МБ`;
const photos = ['фото', 'фото', 'фото'] as const;

type NamedFile = Pick<File, 'name' | 'size' | 'type'>;

/** Why a photo cannot be sent; null when it can. The server checks its content. */
function rejectionOf({ name, size, type }: NamedFile): string | null {
  if (!EXTENSION.test(name) && !/^image\/(jpeg|png|webp)$/.test(type)) {
    return `«${name}» не\u00A0подойдёт: нужен JPEG, PNG или WebP`;
  }
  if (size === 0) return `«${name}» пустой`;
  if (size > feedbackPhotoSizeMax) {
    return `«${name}» больше ${megabytes}: в\u00A0нём ${formatFileSize(size)}`;
  }
  return null;
}

/** The photos after more have been chosen; those that break a limit are left out. */
export function addPhotos<T extends NamedFile>(
  present: readonly T[],
  added: readonly T[],
  room: number,
): Chosen<T> {
  const files = [...present];
  const rejected: string[] = [];
  for (const file of added) {
    if (files.some(({ name, size }) => name === file.name && size === file.size)) continue;
    const full = files.length >= room ? `«${file.name}» уже лишнее: можно до ${limit}` : null;
    const reason = rejectionOf(file) ?? full;
    if (reason === null) files.push(file);
    else rejected.push(reason);
  }
  return { files, rejected };
}

const limit = `${countOf(feedbackPhotosMax, [...photos])}`;

/**
 * The limits of the contract for photos of a review.
 * @param stored how many the review has already.
 */
export function photoRules(stored: number): FileRules {
  return {
    accepted: '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp',
    limits: `JPEG, PNG или WebP, до\u00A0${limit}, каждое до\u00A0${megabytes}. Место съёмки мы удалим.`,
    kinds: ['JPEG', 'PNG', 'WebP'],
    add: (present, added) => addPhotos(present, added, feedbackPhotosMax - stored),
  };
}
