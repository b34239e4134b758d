import * as zod from 'zod/mini';
import { CategoryReference } from './categoryReference.ts';
import { DeliveryEstimate } from './deliveryEstimate.ts';
import { ProductAttribute } from './productAttribute.ts';
import { ProductCard } from './productCard.ts';
import { ProductDocument } from './productDocument.ts';
import { ProductVariant } from './productVariant.ts';
import { ProductVat } from './productVat.ts';
import { PromotionReference } from './promotionReference.ts';
import { UnitPrice } from './unitPrice.ts';

export const productDetailDescriptionMax = 100000;

export const productDetailCountryMax = 100;

export const productDetailBarcodeMax = 50;

export const productDetailBreadcrumbsMax = 10;

export const productDetailAttributesMax = 200;

export const productDetailDocumentsMax = 50;

export const productDetailVariantsMax = 200;

export const productDetailAnaloguesMax = 12;

export const productDetailPromotionsMax = 10;



export const ProductDetail = /*#__PURE__*/ zod.object({
  "product": ProductCard,
  "vat": /*#__PURE__*/ zod.exactOptional(ProductVat),
  "unitPrice": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([UnitPrice,/*#__PURE__*/ zod.null()])),
  "deliveryEstimate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([DeliveryEstimate,/*#__PURE__*/ zod.null()])),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productDetailDescriptionMax)),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productDetailCountryMax))),
  "barcode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productDetailBarcodeMax))),
  "breadcrumbs": /*#__PURE__*/ zod.array(CategoryReference).check(/*#__PURE__*/ zod.maxLength(productDetailBreadcrumbsMax)),
  "attributes": /*#__PURE__*/ zod.array(ProductAttribute).check(/*#__PURE__*/ zod.maxLength(productDetailAttributesMax)),
  "documents": /*#__PURE__*/ zod.array(ProductDocument).check(/*#__PURE__*/ zod.maxLength(productDetailDocumentsMax)),
  "variants": /*#__PURE__*/ zod.array(ProductVariant).check(/*#__PURE__*/ zod.maxLength(productDetailVariantsMax)),
  "analogues": /*#__PURE__*/ zod.array(ProductCard).check(/*#__PURE__*/ zod.maxLength(productDetailAnaloguesMax)),
  "promotions": /*#__PURE__*/ zod.array(PromotionReference).check(/*#__PURE__*/ zod.maxLength(productDetailPromotionsMax))
});

export type ProductDetail = zod.input<typeof ProductDetail>;
export type ProductDetailOutput = zod.output<typeof ProductDetail>;
