import * as zod from 'zod/mini';


export const checkoutConflictTraceIDMax = 64;

export const checkoutConflictTotalMin = 0;
export const checkoutConflictTotalMax = 9007199254740991;

export const checkoutConflictCheckoutIdMax = 64;


export const checkoutConflictCheckoutIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const checkoutConflictCheckoutNumberMax = 30;


export const checkoutConflictCheckoutItemsItemQuantityMax = 9999;

export const checkoutConflictCheckoutItemsItemProductIdMax = 64;


export const checkoutConflictCheckoutItemsItemProductIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const checkoutConflictCheckoutItemsItemProductMarketIDMax = 100;

export const checkoutConflictCheckoutItemsItemProductNameMax = 500;

export const checkoutConflictCheckoutItemsItemProductSlugMax = 300;

export const checkoutConflictCheckoutItemsItemProductImagesItemUrlMax = 2048;



export const checkoutConflictCheckoutItemsItemProductImagesMax = 30;

export const checkoutConflictCheckoutItemsItemProductVendorCodeMax = 100;

export const checkoutConflictCheckoutItemsItemProductBrandNameMax = 200;

export const checkoutConflictCheckoutItemsItemProductCategoryNameMax = 200;

export const checkoutConflictCheckoutItemsItemProductPriceMin = 0;
export const checkoutConflictCheckoutItemsItemProductPriceMax = 9007199254740991;

export const checkoutConflictCheckoutItemsItemProductPriceWithoutDiscountMin = 0;
export const checkoutConflictCheckoutItemsItemProductPriceWithoutDiscountMax = 9007199254740991;

export const checkoutConflictCheckoutItemsItemProductWeightOneMin = 0;
export const checkoutConflictCheckoutItemsItemProductWeightOneMax = 100000000;

export const checkoutConflictCheckoutItemsItemAmountMin = 0;
export const checkoutConflictCheckoutItemsItemAmountMax = 9007199254740991;

export const checkoutConflictCheckoutItemsItemAmountWithoutDiscountMin = 0;
export const checkoutConflictCheckoutItemsItemAmountWithoutDiscountMax = 9007199254740991;

export const checkoutConflictCheckoutItemsItemDiscountMin = 0;
export const checkoutConflictCheckoutItemsItemDiscountMax = 9007199254740991;

export const checkoutConflictCheckoutItemsItemWeightMin = 0;
export const checkoutConflictCheckoutItemsItemWeightMax = 100000000;

export const checkoutConflictCheckoutItemsMax = 1000;

export const checkoutConflictCheckoutCustomerIdMax = 64;


export const checkoutConflictCheckoutCustomerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const checkoutConflictCheckoutCustomerNameMax = 300;

export const checkoutConflictCheckoutCustomerPersonOneFirstNameMax = 100;


export const checkoutConflictCheckoutCustomerPersonOneFirstNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const checkoutConflictCheckoutCustomerPersonOneMiddleNameOneMax = 100;


export const checkoutConflictCheckoutCustomerPersonOneMiddleNameOneRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const checkoutConflictCheckoutCustomerPersonOneLastNameOneMax = 100;


export const checkoutConflictCheckoutCustomerPersonOneLastNameOneRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const checkoutConflictCheckoutCustomerPersonOnePhoneOneRegExp = new RegExp('^\\+7\\d{10}$');
export const checkoutConflictCheckoutCustomerPartnerOneIdMax = 64;


export const checkoutConflictCheckoutCustomerPartnerOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const checkoutConflictCheckoutCustomerPartnerOneNameMax = 300;

export const checkoutConflictCheckoutCustomerPartnerOneInnRegExp = new RegExp('^(\\d{10}|\\d{12})$');
export const checkoutConflictCheckoutCustomerPartnerOneKppRegExp = new RegExp('^\\d{4}[\\dA-Z]{2}\\d{3}$');
export const checkoutConflictCheckoutDeliveryAddressOneIdMax = 64;


export const checkoutConflictCheckoutDeliveryAddressOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const checkoutConflictCheckoutDeliveryAddressOneValueMax = 500;

export const checkoutConflictCheckoutDeliveryAddressOneCityMax = 100;

export const checkoutConflictCheckoutDeliveryAddressOneStreetMax = 200;

export const checkoutConflictCheckoutDeliveryAddressOneHouseMax = 20;

export const checkoutConflictCheckoutDeliveryAddressOneFlatMax = 20;

export const checkoutConflictCheckoutDeliveryAddressOneEntranceMax = 10;

export const checkoutConflictCheckoutDeliveryAddressOneFloorMax = 10;

export const checkoutConflictCheckoutDeliveryAddressOnePostalCodeRegExp = new RegExp('^\\d{6}$');
export const checkoutConflictCheckoutDeliveryAddressOneCommentMax = 300;

export const checkoutConflictCheckoutDeliveryPointOneIdMax = 64;


export const checkoutConflictCheckoutDeliveryPointOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const checkoutConflictCheckoutDeliveryPointOneNameMax = 200;

export const checkoutConflictCheckoutDeliveryPointOneCityMax = 100;

export const checkoutConflictCheckoutDeliveryPointOneAddressMax = 500;

export const checkoutConflictCheckoutDeliveryPointOnePhoneRegExp = new RegExp('^\\+7\\d{10}$');
export const checkoutConflictCheckoutDeliveryPointOneScheduleMax = 200;

export const checkoutConflictCheckoutDeliveryPointOneLatitudeMin = -90;
export const checkoutConflictCheckoutDeliveryPointOneLatitudeMax = 90;

export const checkoutConflictCheckoutDeliveryPointOneLongitudeMin = -180;
export const checkoutConflictCheckoutDeliveryPointOneLongitudeMax = 180;

export const checkoutConflictCheckoutDeliveryPointOneReasonMax = 300;

export const checkoutConflictCheckoutDeliveryIntervalOneFromRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const checkoutConflictCheckoutDeliveryIntervalOneToRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const checkoutConflictCheckoutDeliveryCostOneMin = 0;
export const checkoutConflictCheckoutDeliveryCostOneMax = 9007199254740991;

export const checkoutConflictCheckoutRecipientOneIdMax = 64;


export const checkoutConflictCheckoutRecipientOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const checkoutConflictCheckoutRecipientOneFirstNameMax = 100;


export const checkoutConflictCheckoutRecipientOneFirstNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const checkoutConflictCheckoutRecipientOneMiddleNameOneMax = 100;


export const checkoutConflictCheckoutRecipientOneMiddleNameOneRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const checkoutConflictCheckoutRecipientOneLastNameMax = 100;


export const checkoutConflictCheckoutRecipientOneLastNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const checkoutConflictCheckoutRecipientOnePhoneRegExp = new RegExp('^\\+7\\d{10}$');
export const checkoutConflictCheckoutRecipientOneEmailMax = 254;

export const checkoutConflictCheckoutPaymentMethodsItemNameMax = 100;

export const checkoutConflictCheckoutPaymentMethodsItemDescriptionMax = 300;

export const checkoutConflictCheckoutPaymentMethodsItemReasonMax = 300;

export const checkoutConflictCheckoutPaymentMethodsMax = 10;

export const checkoutConflictCheckoutCommentMax = 500;

export const checkoutConflictCheckoutSectionsItemMessageMax = 300;

export const checkoutConflictCheckoutSectionsMax = 10;

export const checkoutConflictCheckoutTotalsGoodsMin = 0;
export const checkoutConflictCheckoutTotalsGoodsMax = 9007199254740991;

export const checkoutConflictCheckoutTotalsDiscountMin = 0;
export const checkoutConflictCheckoutTotalsDiscountMax = 9007199254740991;

export const checkoutConflictCheckoutTotalsDeliveryOneMin = 0;
export const checkoutConflictCheckoutTotalsDeliveryOneMax = 9007199254740991;

export const checkoutConflictCheckoutTotalsToPayMin = 0;
export const checkoutConflictCheckoutTotalsToPayMax = 9007199254740991;

export const checkoutConflictCheckoutTotalsWeightMin = 0;
export const checkoutConflictCheckoutTotalsWeightMax = 100000000;

export const checkoutConflictCheckoutTotalsItemCountMin = 0;

export const checkoutConflictCheckoutTotalsQuantityMin = 0;

export const checkoutConflictCheckoutProblemsItemProductIDMax = 64;


export const checkoutConflictCheckoutProblemsItemProductIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const checkoutConflictCheckoutProblemsItemWasMin = 0;

export const checkoutConflictCheckoutProblemsItemNowMin = 0;

export const checkoutConflictCheckoutProblemsItemFixQuantityMin = 0;
export const checkoutConflictCheckoutProblemsItemFixQuantityMax = 9999;

export const checkoutConflictCheckoutProblemsMax = 4000;

export const checkoutConflictCheckoutAllowedActionsMax = 20;


export const checkoutConflictCheckoutFailureOneTraceIDMax = 64;



export const CheckoutConflict = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "traceID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictTraceIDMax)),
  "reason": /*#__PURE__*/ zod.string(),
  "total": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictTotalMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictTotalMax))),
  "checkout": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutIdMax)).check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutIdRegExp)),
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutNumberMax))),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "step": /*#__PURE__*/ zod.enum(['Checkout', 'Approval', 'Details', 'WaitingForCreating', 'CreatingError']),
  "status": /*#__PURE__*/ zod.enum(['Succeeded', 'Draft', 'Pending', 'WaitingForApprove', 'Approved', 'PendingManager', 'Canceled', 'WaitingForShipping', 'Shipped', 'Confirmed', 'WaitingForPicking', 'WaitingForRefund', 'Refunded', 'NotApproved', 'WaitingForCreating', 'CreatingError']),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "isGift": /*#__PURE__*/ zod.boolean(),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutItemsItemQuantityMax)),
  "product": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutItemsItemProductIdMax)).check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutItemsItemProductIdRegExp)),
  "marketID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutItemsItemProductMarketIDMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutItemsItemProductNameMax)),
  "slug": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutItemsItemProductSlugMax))),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutItemsItemProductImagesItemUrlMax)),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutItemsItemProductImagesMax)),
  "vendorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutItemsItemProductVendorCodeMax)),
  "brandName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutItemsItemProductBrandNameMax))),
  "categoryName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutItemsItemProductCategoryNameMax)),
  "price": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutItemsItemProductPriceMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutItemsItemProductPriceMax)),
  "priceWithoutDiscount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutItemsItemProductPriceWithoutDiscountMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutItemsItemProductPriceWithoutDiscountMax)),
  "weight": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutItemsItemProductWeightOneMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutItemsItemProductWeightOneMax)),/*#__PURE__*/ zod.null()])
}),
  "availability": /*#__PURE__*/ zod.enum(['Available', 'Reduced', 'Unavailable', 'SaleForbidden']),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutItemsItemAmountMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutItemsItemAmountMax)),
  "amountWithoutDiscount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutItemsItemAmountWithoutDiscountMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutItemsItemAmountWithoutDiscountMax)),
  "discount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutItemsItemDiscountMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutItemsItemDiscountMax)),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutItemsItemWeightMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutItemsItemWeightMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutItemsMax)),
  "customer": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutCustomerIdMax)).check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutCustomerIdRegExp)),
  "kind": /*#__PURE__*/ zod.enum(['Individual', 'Partner']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutCustomerNameMax)),
  "person": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutCustomerPersonOneFirstNameMax)).check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutCustomerPersonOneFirstNameRegExp)),
  "middleName": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutCustomerPersonOneMiddleNameOneMax)).check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutCustomerPersonOneMiddleNameOneRegExp)),/*#__PURE__*/ zod.null()]),
  "lastName": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutCustomerPersonOneLastNameOneMax)).check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutCustomerPersonOneLastNameOneRegExp)),/*#__PURE__*/ zod.null()]),
  "phone": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutCustomerPersonOnePhoneOneRegExp)),/*#__PURE__*/ zod.null()])
}),/*#__PURE__*/ zod.null()]),
  "partner": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutCustomerPartnerOneIdMax)).check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutCustomerPartnerOneIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutCustomerPartnerOneNameMax)),
  "inn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutCustomerPartnerOneInnRegExp)),
  "kpp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutCustomerPartnerOneKppRegExp)))
}),/*#__PURE__*/ zod.null()]),
  "isDefault": /*#__PURE__*/ zod.boolean()
}),
  "delivery": /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['Courier', 'Pickup']),/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryAddressOneIdMax)).check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutDeliveryAddressOneIdRegExp)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryAddressOneValueMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryAddressOneCityMax)),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryAddressOneStreetMax)),
  "house": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryAddressOneHouseMax)),
  "flat": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryAddressOneFlatMax))),
  "entrance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryAddressOneEntranceMax))),
  "floor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryAddressOneFloorMax))),
  "postalCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutDeliveryAddressOnePostalCodeRegExp))),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryAddressOneCommentMax)))
}),/*#__PURE__*/ zod.null()]),
  "point": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryPointOneIdMax)).check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutDeliveryPointOneIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryPointOneNameMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryPointOneCityMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryPointOneAddressMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutDeliveryPointOnePhoneRegExp)),
  "schedule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryPointOneScheduleMax)),
  "latitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutDeliveryPointOneLatitudeMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutDeliveryPointOneLatitudeMax)),
  "longitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutDeliveryPointOneLongitudeMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutDeliveryPointOneLongitudeMax)),
  "readyDate": /*#__PURE__*/ zod.iso.date(),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutDeliveryPointOneReasonMax)))
}),/*#__PURE__*/ zod.null()]),
  "date": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "interval": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutDeliveryIntervalOneFromRegExp)),
  "to": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutDeliveryIntervalOneToRegExp))
}),/*#__PURE__*/ zod.null()]),
  "cost": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutDeliveryCostOneMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutDeliveryCostOneMax)),/*#__PURE__*/ zod.null()])
}),
  "recipient": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutRecipientOneIdMax)).check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutRecipientOneIdRegExp)),
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutRecipientOneFirstNameMax)).check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutRecipientOneFirstNameRegExp)),
  "middleName": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutRecipientOneMiddleNameOneMax)).check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutRecipientOneMiddleNameOneRegExp)),/*#__PURE__*/ zod.null()]),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutRecipientOneLastNameMax)).check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutRecipientOneLastNameRegExp)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutRecipientOnePhoneRegExp)),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutRecipientOneEmailMax))),
  "isDefault": /*#__PURE__*/ zod.boolean()
}),/*#__PURE__*/ zod.null()]),
  "paymentMethod": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['Cash', 'BankCard', 'SBP', 'Invoice', 'SberInstallment']),/*#__PURE__*/ zod.null()]),
  "paymentMethods": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.enum(['Cash', 'BankCard', 'SBP', 'Invoice', 'SberInstallment']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutPaymentMethodsItemNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutPaymentMethodsItemDescriptionMax)),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutPaymentMethodsItemReasonMax))),
  "ticketType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['Analogs', 'ProductPurchase', 'WaitingList', 'ProductSearch', 'Promotion', 'CreatePartner', 'CreateIndividualPartner', 'OrderProductsUnavailable', 'OrderDeliveryUnavailable', 'General', 'OfferRequest', 'Refund', 'PaymentUnavailable', 'EDO', 'PartnerOrdersAccess', 'OrderQuestion', 'AccountDeletion', 'ProductQuestion', 'Error', 'PartnerTradingAccess', 'CustomerService']),/*#__PURE__*/ zod.null()])
})).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutPaymentMethodsMax)),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutCommentMax)),
  "sections": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.enum(['Delivery', 'DeliveryPoint', 'Recipient', 'Payment', 'Comment']),
  "complete": /*#__PURE__*/ zod.boolean(),
  "message": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutSectionsItemMessageMax)))
})).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutSectionsMax)),
  "totals": /*#__PURE__*/ zod.object({
  "goods": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutTotalsGoodsMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutTotalsGoodsMax)),
  "discount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutTotalsDiscountMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutTotalsDiscountMax)),
  "delivery": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutTotalsDeliveryOneMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutTotalsDeliveryOneMax)),/*#__PURE__*/ zod.null()]),
  "toPay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutTotalsToPayMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutTotalsToPayMax)),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutTotalsWeightMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutTotalsWeightMax)),
  "itemCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutTotalsItemCountMin)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutTotalsQuantityMin))
}),
  "problems": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['PriceChanged', 'StockReduced', 'SaleForbidden', 'BecameUnavailable', 'QuantityNotMultiple', 'BelowMinimum']),
  "productID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutProblemsItemProductIDMax)).check(/*#__PURE__*/ zod.regex(checkoutConflictCheckoutProblemsItemProductIDRegExp)),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "was": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutProblemsItemWasMin))),
  "now": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutProblemsItemNowMin))),
  "blocking": /*#__PURE__*/ zod.boolean(),
  "fix": /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['AcceptPrice', 'SetQuantity', 'RemoveProduct', 'ReturnToCart']),
  "quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutConflictCheckoutProblemsItemFixQuantityMin)).check(/*#__PURE__*/ zod.lte(checkoutConflictCheckoutProblemsItemFixQuantityMax)))
})
})).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutProblemsMax)),
  "allowedActions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['Edit', 'Confirm', 'Retry', 'Proceed', 'Approve', 'Decline', 'Cancel', 'Delete', 'Repeat'])).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutAllowedActionsMax)),
  "failure": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "traceID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutConflictCheckoutFailureOneTraceIDMax)),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
}),/*#__PURE__*/ zod.null()]),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "confirmedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
}))
});

export type CheckoutConflict = zod.input<typeof CheckoutConflict>;
export type CheckoutConflictOutput = zod.output<typeof CheckoutConflict>;
