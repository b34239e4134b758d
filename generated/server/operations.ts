export interface paths {
    "/api/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Настройки магазина
         * @description Адреса внешних служб и телефоны; читатель держит ответ 60 секунд.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        FieldError: {
            /**
             * @description JSON Pointer в теле запроса либо имя параметра.
             * @example /quantity
             */
            path: string;
            /** @example Поле обязательно для заполнения */
            message: string;
        };
        /** @description Ошибка. `traceID` называют в обращении; по `reason` различают случаи. */
        ErrorPayload: {
            /**
             * @description Текст для читателя.
             * @example Проверьте заполнение полей
             */
            message: string;
            /** @example 4bf92f3577b34da6a3ce929d0e0e4736 */
            traceID: string;
            /**
             * @description Машинное имя случая.
             * @example InvalidCode
             */
            reason?: string;
            /** @description Ошибки отдельных полей. */
            errors?: components["schemas"]["FieldError"][];
        };
        /**
         * @description Телефон без пробелов, +7 и десять цифр.
         * @example +79161234567
         */
        Phone: string;
        Settings: {
            /**
             * Format: uri
             * @description Страница аккаунта у поставщика удостоверений; без неё баннер не показывается.
             * @example https://id.example.ru/account
             */
            rocadaIdentityURL: string | null;
            contactPhone: components["schemas"]["Phone"];
            /**
             * Format: email
             * @example shop@example.ru
             */
            contactEmail: string;
            /**
             * @description Наибольшая длина комментария к обращению.
             * @example 300
             */
            commentMaxLength: number;
        };
    };
    responses: {
        /** @description Любая другая ошибка. */
        Failure: {
            headers: {
                "X-Request-ID": components["headers"]["RequestID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorPayload"];
            };
        };
        /** @description Запрос не соответствует контракту. */
        BadRequest: {
            headers: {
                "X-Request-ID": components["headers"]["RequestID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorPayload"];
            };
        };
    };
    parameters: {
        /**
         * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
         * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
         */
        RequestID: string;
    };
    requestBodies: never;
    headers: {
        /** @description Идентификатор запроса, присланный клиентом или созданный сервером. */
        RequestID: string;
    };
    pathItems: never;
}
export type FieldError = components['schemas']['FieldError'];
export type ErrorPayload = components['schemas']['ErrorPayload'];
export type Phone = components['schemas']['Phone'];
export type Settings = components['schemas']['Settings'];
export type ResponseFailure = components['responses']['Failure'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ParameterRequestId = components['parameters']['RequestID'];
export type HeaderRequestId = components['headers']['RequestID'];
export type $defs = Record<string, never>;
export interface operations {
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Настройки. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
}
