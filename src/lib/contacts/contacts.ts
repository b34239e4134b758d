/** The one number for orders and questions, free to call in Russia. */
export const contactPhone = '+78002507780';

export const contactEmail = 'zakaz@example.ru';
