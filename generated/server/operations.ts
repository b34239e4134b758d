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
    "/api/v1/product/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Дерево категорий
         * @description Категории с товарами не глубже трёх уровней — для меню каталога и страницы каталога. Меняется только с каталогом: ответ несёт ETag, повторный запрос с If-None-Match отвечает 304.
         */
        get: operations["getCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Категория
         * @description Категория с путём от корня и вложенными категориями на один уровень. Идентификатором служит `id` или `slug`.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/categories/{id}/hierarchy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Путь к категории
         * @description Категории от корня до названной — для хлебных крошек.
         */
        get: operations["getCategoryHierarchy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/getFilters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Фильтры списка товаров
         * @description Фильтры со счётчиками для того же отбора, что у `listProducts`. Счётчик значения не учитывает выбор внутри своего же фильтра и учитывает все остальные. Источники RecentlyViewed, Favorites и PreviouslyBought без входа отвечают 401.
         */
        post: operations["getProductFilters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/getProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Список товаров
         * @description Страница товаров из любого источника с отбором и сортировкой; карточки полны, отдельных запросов не нужно. Если по `query` ничего нет, ищется исправленный запрос, и `correctedQuery` говорит какой; `literalQuery` это выключает. Неизвестные категория, бренд и акция дают пустой список. Источники RecentlyViewed, Favorites и PreviouslyBought без входа отвечают 401.
         */
        post: operations["listProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/hits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Хиты продаж
         * @description Самые продаваемые товары, которые можно купить; с `categoryID` — внутри категории.
         */
        get: operations["listHitProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/bySlug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Страница товара
         * @description Всё для страницы товара: карточка, описание, характеристики, документы, семья вариантов, похожие товары, действующие акции. Товар, которого больше нет в каталоге, отвечает как недоступный (Discontinued), а не 404, пока на него могут ссылаться заказы. Просмотр вошедшего читателя попадает в просмотренные.
         */
        get: operations["getProductBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/{id}/cart/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Положить товар в корзину
         * @description Прибавляет количество к лежащему; без `quantity` — наименьшее количество товара. Правила и отказы те же, что у `addCartProduct`, ответ — только товары и количества.
         */
        post: operations["addProductToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/{id}/cart/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Изменить количество товара в корзине
         * @description Ставит количество; 0 убирает товар. Правила и отказы те же, что у `changeCartProduct`, ответ — только товары и количества.
         */
        put: operations["changeProductInCart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Отзывы о товаре
         * @description Отзывы, новые первыми, со средней оценкой и распределением оценок.
         */
        get: operations["listProductFeedback"];
        put?: never;
        /**
         * Оставить отзыв
         * @description Отзыв вошедшего читателя, один на товар: второй отвечает 409 с reason AlreadyExists. Покупка не требуется. Средняя оценка товара пересчитывается сразу.
         */
        post: operations["createProductFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Все бренды
         * @description Бренды, у которых есть товары, по алфавиту — для указателя брендов. Меняется только с каталогом: ответ несёт ETag.
         */
        get: operations["listBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promotions/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Действующие акции
         * @description Акции, которые идут сейчас, по месту показа: баннеры главной и страница акций. `ids` оставляет названные.
         */
        post: operations["listPromotions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promotions/products/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Товары акций
         * @description Товары одной действующей акции или всех сразу. Неизвестная или закончившаяся акция даёт пустой список. Вошедшему читателю карточки говорят об избранном и сравнении.
         */
        post: operations["listPromotionProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Подсказки поиска
         * @description Поиск по мере набора: товары, категории и бренды. Ищет по названию, артикулу, бренду и коду производителя; прощает опечатки, ё и е, чужую раскладку и транслитерацию. Если показаны результаты исправленного запроса, он назван в `correctedQuery`; `literalQuery` выключает исправление.
         */
        get: operations["searchCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Избранное
         * @description Избранные товары с карточками, недавние первыми. Товары, исчезнувшие из каталога, остаются недоступными.
         */
        get: operations["listFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/favorites/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Избранное одними идентификаторами
         * @description Для счётчика в шапке и сердечек на карточках. `limit` оставляет столько недавних.
         */
        get: operations["getFavoritePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/favorites/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Добавить в избранное или убрать
         * @description Ставит названное состояние; повтор ничего не меняет. Возвращает всё избранное. Больше 1000 товаров — 422 с reason LimitReached.
         */
        post: operations["changeFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Сравнение товаров
         * @description Товары сравнения по категориям с характеристиками. С `productID` сравниваются названные товары, и вход не нужен; без него — сравнение читателя, и без входа ответ 401.
         */
        get: operations["getCompare"];
        put?: never;
        /**
         * Добавить к сравнению
         * @description Добавляет товары; уже добавленные остаются. Неизвестные товары пропускаются. Больше 50 — 422 с reason LimitReached. Возвращает всё сравнение одними идентификаторами.
         */
        post: operations["addToCompare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/compare/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Убрать из сравнения
         * @description Убирает товары; отсутствующие не мешают. Возвращает оставшееся.
         */
        post: operations["deleteFromCompare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/compare/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Сравнение одними идентификаторами
         * @description Для счётчика в шапке и отметок на карточках.
         */
        get: operations["getComparePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/views/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Просмотренные товары
         * @description Последние просмотренные читателем товары, недавние первыми.
         */
        get: operations["listViewedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Корзина
         * @description Корзина читателя целиком: строки с нынешними ценами и наличием, суммы и неполадки. Спрашивать её стоит, только когда в предпросмотре что-то есть; пустая тоже отвечает 200.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Предпросмотр корзины
         * @description Товары и количества для счётчика в шапке и степперов на карточках.
         */
        get: operations["getCartPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/product/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Изменить количество
         * @description Ставит количество товара; 0 убирает строку, новая строка создаётся. Заодно принимает нынешнюю цену: неполадка PriceChanged пропадает. Больше остатка поставить нельзя (409 NotEnoughStock с `maxQuantity`), уменьшить можно всегда; не кратное упаковке — 422 QuantityNotMultiple, меньше наименьшего заказа — 422 BelowMinimum.
         */
        put: operations["changeCartProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/product/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Положить в корзину
         * @description Прибавляет количество к тому, что лежит. Первое добавление поднимается до наименьшего заказа и кратности упаковке. Недоступный товар — 409 ProductUnavailable или SaleForbidden.
         */
        post: operations["addCartProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/product/bulk/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Положить в корзину несколько
         * @description Прибавляет много товаров разом: «Вернуть» после удаления, общая корзина. Количество урезается до остатка, недоступный товар ложится с неполадкой, неизвестный каталогу пропускается и назван в `skipped`.
         */
        post: operations["addCartProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/product/bulk/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Убрать из корзины несколько
         * @description Убирает строки; чего в корзине нет, не ошибка.
         */
        post: operations["deleteCartProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Выбрать покупателя
         * @description От чьего имени заказ. Чужой или неизвестный покупатель — 404.
         */
        put: operations["changeCartCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Выбрать адрес
         * @description Куда везти; от адреса зависит оценка доставки. Чужой или неизвестный адрес — 404.
         */
        put: operations["changeCartAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Выбрать способ получения
         * @description Способ и пункт выдачи заранее; в оформлении их можно сменить. Неизвестный пункт — 404.
         */
        put: operations["changeCartDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/proceed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Перейти к оформлению
         * @description Из отмеченных товаров делает оформление и возвращает его id. Строки остаются в корзине, пока заказ не подтверждён. У пользователя не больше одного незаконченного оформления: новое обращение обновляет его товары и сохраняет выбранную доставку и оплату. Неполадки отмеченных строк — 409 CartHasProblems.
         */
        post: operations["proceedCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkout/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        /**
         * Оформление
         * @description Состояние заказа от черновика до создания. Отвечает для любого заказа читателя; при `step` Details страницу заказа берут из `GET /order/{id}`. Чужой или удалённый — 404.
         */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkout/{id}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        /**
         * Способы получения
         * @description Способы с ценой, днями и пунктами выдачи для этого заказа и выбранного адреса; недоступные — с причиной.
         */
        get: operations["getCheckoutDelivery"];
        /**
         * Выбрать способ получения
         * @description Меняет способ, день и время. День или время не из предложенных — 422 DeliveryDateUnavailable, недоступный способ — 422 DeliveryUnavailable. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
         */
        put: operations["changeCheckoutDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkout/{id}/deliveryPoint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Выбрать адрес или пункт выдачи
         * @description Адрес у Courier, пункт у Pickup; не своё для способа — 422 DeliveryPointMismatch, не подходящий пункт — 422 DeliveryUnavailable. Меняет цену и ближайшую дату. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
         */
        put: operations["changeCheckoutDeliveryPoint"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkout/{id}/recipient": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Выбрать получателя
         * @description Один из получателей покупателя; чужой или неизвестный — 404. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
         */
        put: operations["changeCheckoutRecipient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkout/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Выбрать оплату
         * @description Недоступный способ — 422 PaymentUnavailable с причиной. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
         */
        put: operations["changeCheckoutPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkout/{id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Написать комментарий
         * @description Пожелания к заказу. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
         */
        put: operations["changeCheckoutComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkout/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Подтвердить заказ
         * @description Пересчитывает цены, резервирует товар, присваивает номер и отдаёт заказ на создание (WaitingForCreating); дальше опрашивают `GET /order/{id}/status`. Сумма не та, что видел покупатель, — 409 PriceChanged с новой. После CreatingError тот же вызов повторяет создание того же заказа. Повтор с тем же ключом заказ не удваивает.
         */
        put: operations["confirmCheckout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkout/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Отменить оформление
         * @description Черновик закрывается, товары остаются в корзине. Заказ с CreatingError отменяется, товары возвращаются в корзину. Если отменять нельзя — 409 NotAllowed.
         */
        post: operations["cancelCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkout/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Удалить оформление
         * @description Убирает черновик или заказ с CreatingError из списков читателя; после этого он отвечает 404.
         */
        post: operations["deleteCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Заказы
         * @description Заказы читателя, новые первыми: по состоянию, дате и тексту (номер, название, артикул).
         */
        post: operations["listOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        /**
         * Заказ
         * @description Всё о заказе: строки, суммы, доставка, оплата, история и что дальше.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        /**
         * Состояние заказа
         * @description Опрашивают через 1, 2, затем каждые 5 секунд, пока заказ создаётся.
         */
        get: operations["getOrderStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Отменить заказ
         * @description Можно до отправки, пока в `allowedActions` есть Cancel; товары возвращаются в продажу. Иначе 409 NotAllowed.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/{id}/repeat": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Повторить заказ
         * @description С `preview` показывает, что есть, чего меньше и чего нет; без него кладёт доступное в корзину, ничего из неё не убирая.
         */
        post: operations["repeatOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Профиль
         * @description Кто вошёл, бонусы и счётчики. Обновляется при смене сеанса; чаще раза в 5 секунд не спрашивают.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Покупатели
         * @description Сам пользователь и компании, где он состоит. У нового пользователя есть он сам.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Добавить покупателя
         * @description Частное лицо. Partner — 422 PartnerNeedsRequest: компанию добавляет менеджер.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/customers/{id}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        /**
         * Получатели покупателя
         * @description Кого можно указать получателем заказа.
         */
        get: operations["listCustomerRecipients"];
        put?: never;
        /**
         * Добавить получателя
         * @description Новый получатель покупателя.
         */
        post: operations["createCustomerRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Адреса
         * @description Сохранённые адреса пользователя: выбор в корзине и оформлении.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Добавить адрес
         * @description Новый адрес доставки. Такой же, как уже сохранённый, возвращает сохранённый.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        /**
         * Адрес
         * @description Один сохранённый адрес; чужой — 404.
         */
        get: operations["getAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Подсказки адреса
         * @description Города, улицы и дома по начатой строке; без дома подсказка неполная, её дописывают.
         */
        get: operations["searchAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Сообщить об ошибке
         * @description Кнопка «Сообщить» у любой ошибки: по `traceID` её найдут в журнале. Работает и без входа, чтобы сообщить можно было об ошибке самого входа.
         */
        post: operations["reportError"];
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
        ServiceLink: {
            /** @example Учебный центр */
            name: string;
            /** @example Курсы и вебинары для стоматологов */
            description: string;
            /**
             * Format: uri
             * @example https://study.example.ru/
             */
            url: string;
        };
        /** @description Адреса приложений в магазинах; null — приложения там нет. */
        MobileApps: {
            /**
             * Format: uri
             * @example null
             */
            appStore: string | null;
            /**
             * Format: uri
             * @example null
             */
            googlePlay: string | null;
            /**
             * Format: uri
             * @example null
             */
            ruStore: string | null;
        };
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
            /**
             * Format: uri
             * @description Как работают рекомендации; без адреса ссылки нет.
             * @example null
             */
            recommendationHelpURL: string | null;
            /** @description Другие службы в меню; открываются в новой вкладке. */
            services: components["schemas"]["ServiceLink"][];
            mobileApps: components["schemas"]["MobileApps"];
        };
        /**
         * @description Идентификатор.
         * @example 100245
         */
        ID: string;
        /** @description Картинка с размером, чтобы место под неё было занято заранее. */
        Picture: {
            /**
             * Format: uri-reference
             * @description Начинается с https: или /
             * @example /pictures/product/syringe-a2.svg
             */
            url: string;
            /**
             * @description Пиксели.
             * @example 600
             */
            width: number;
            /**
             * @description Пиксели.
             * @example 600
             */
            height: number;
        };
        Category: {
            id: components["schemas"]["ID"];
            /** @description null у категорий верхнего уровня. */
            parentID: components["schemas"]["ID"] | null;
            /** @example Композиты */
            name: string;
            /** @example terapiya-kompozity */
            slug: string;
            /**
             * @description 1 — верхний уровень.
             * @example 2
             */
            depth: number;
            /**
             * @description Товаров в ней и во всех вложенных.
             * @example 96
             */
            productCount: number;
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description Дерево плоским списком: родитель всегда раньше детей, дети одного родителя — в порядке показа. Не глубже трёх уровней, не больше 2000 записей, без пустых категорий; глубже — `getCategory`. */
        CategoryTree: {
            /**
             * @description Версия каталога; меняется с его обновлением.
             * @example 17
             */
            version: string;
            items: components["schemas"]["Category"][];
        };
        /** @description Категория в объёме ссылки. */
        CategoryReference: {
            id: components["schemas"]["ID"];
            /** @example Композиты */
            name: string;
            /** @example terapiya-kompozity */
            slug: string;
        };
        CategoryDetail: {
            category: components["schemas"]["Category"];
            /** @description От корня до родителя, без самой категории. */
            breadcrumbs: components["schemas"]["CategoryReference"][];
            /** @description Вложенные на один уровень; пустые скрыты. */
            children: components["schemas"]["Category"][];
        };
        CategoryHierarchy: {
            /** @description От корня до самой категории. */
            items: components["schemas"]["CategoryReference"][];
        };
        /**
         * @description Откуда список; источники названы в спецификации. Catalog — весь каталог; RecentlyViewed — просмотренные читателем, новые первыми; PromotionProducts — товары действующих акций (или одной, `promotionID`); Popular — по продажам; BrandProducts — товары брендов `brandIDs`; BrandNewItems — новинки (брендов `brandIDs`, если они названы); Favorites — избранное читателя; PreviouslyBought — купленное читателем раньше. RecentlyViewed, Favorites и PreviouslyBought требуют входа.
         * @example Catalog
         * @enum {string}
         */
        ProductSource: "Catalog" | "RecentlyViewed" | "PromotionProducts" | "Popular" | "BrandProducts" | "BrandNewItems" | "Favorites" | "PreviouslyBought";
        /**
         * @description Слова для поиска: название, артикул, бренд, код производителя.
         * @example композит
         */
        SearchQuery: string;
        /** @description Выбранные значения одной характеристики; между собой они соединены «или». */
        AttributeChoice: {
            /** @example Оттенок */
            name: string;
            /**
             * @example [
             *       "A1",
             *       "A2"
             *     ]
             */
            values: string[];
        };
        /**
         * @description Сумма в копейках.
         * @example 459000
         */
        Kopecks: number;
        /**
         * @description New — новинка; Discount — цена снижена; HasFeedback — есть отзывы.
         * @example Discount
         * @enum {string}
         */
        ProductFlag: "New" | "Discount" | "HasFeedback";
        /** @description Что отбирается; условия соединены «и», значения внутри условия — «или». */
        ProductFilter: {
            /** @description По умолчанию Catalog. */
            source?: components["schemas"]["ProductSource"];
            /** @description Категория со всеми вложенными. */
            categoryID?: components["schemas"]["ID"];
            brandIDs?: components["schemas"]["ID"][];
            promotionID?: components["schemas"]["ID"];
            query?: components["schemas"]["SearchQuery"];
            /**
             * @description true — искать ровно написанное, не исправляя.
             * @example false
             */
            literalQuery?: boolean;
            attributes?: components["schemas"]["AttributeChoice"][];
            priceFrom?: components["schemas"]["Kopecks"];
            priceTo?: components["schemas"]["Kopecks"];
            /**
             * @description Только то, что можно купить.
             * @example true
             */
            onlyAvailable?: boolean;
            /** @description Признаки; соединены «и». */
            flags?: components["schemas"]["ProductFlag"][];
            /** @description Только эти товары; порядок Default — как названы. */
            ids?: components["schemas"]["ID"][];
        };
        CategoryFacetValue: {
            category: components["schemas"]["CategoryReference"];
            /** @example 96 */
            count: number;
        };
        /** @description Бренд в объёме ссылки. */
        BrandReference: {
            id: components["schemas"]["ID"];
            /** @example Эстерион */
            name: string;
            /** @example esterion */
            slug: string;
        };
        BrandFacetValue: {
            brand: components["schemas"]["BrandReference"];
            /** @example 48 */
            count: number;
            /** @example false */
            selected: boolean;
        };
        AvailabilityFacet: {
            /**
             * @description Сколько из них можно купить.
             * @example 112
             */
            count: number;
            /** @example false */
            selected: boolean;
        };
        /** @description Пределы цен при прочих условиях; null — товаров нет. */
        PriceFacet: {
            min: components["schemas"]["Kopecks"] | null;
            max: components["schemas"]["Kopecks"] | null;
        };
        FlagFacetValue: {
            flag: components["schemas"]["ProductFlag"];
            /** @example 31 */
            count: number;
            /** @example false */
            selected: boolean;
        };
        /** @description Значение фильтра; `count` — сколько товаров даст выбор при прочих выбранных условиях. */
        FacetValue: {
            /** @example A2 */
            value: string;
            /** @example 14 */
            count: number;
            /** @example false */
            selected: boolean;
        };
        AttributeFacet: {
            /** @example Оттенок */
            name: string;
            /** @example мм */
            unit: string | null;
            values: components["schemas"]["FacetValue"][];
        };
        /** @description Фильтры со счётчиками. Счётчик значения не учитывает выбор внутри своего же фильтра, но учитывает все остальные. Выбранные значения присутствуют всегда, даже со счётчиком 0. */
        ProductFilters: {
            /**
             * @description Сколько товаров отобрано сейчас.
             * @example 128
             */
            total: number;
            /** @description Ближайшие вложенные категории, где есть отобранные товары. */
            categories: components["schemas"]["CategoryFacetValue"][];
            brands: components["schemas"]["BrandFacetValue"][];
            availability: components["schemas"]["AvailabilityFacet"];
            price: components["schemas"]["PriceFacet"];
            flags: components["schemas"]["FlagFacetValue"][];
            /** @description Характеристики по убыванию важности для отобранных товаров. */
            attributes: components["schemas"]["AttributeFacet"][];
            /** @example null */
            correctedQuery: string | null;
        };
        /**
         * @description Default — порядок источника (при запросе — по точности совпадения); New — по дате появления; Price — по цене.
         * @example Default
         * @enum {string}
         */
        ProductSortField: "Default" | "New" | "Price";
        /**
         * @example ASC
         * @enum {string}
         */
        SortDirection: "ASC" | "DESC";
        /** @description Сортировка; недоступные товары всегда в конце порядка Default. */
        ProductSort: {
            field: components["schemas"]["ProductSortField"];
            /** @description Без него: New — DESC, Price — ASC; на Default не влияет. */
            direction?: components["schemas"]["SortDirection"];
        };
        /** @description `ProductFilter` с сортировкой и страницей. */
        ProductListRequest: {
            /** @description По умолчанию Catalog. */
            source?: components["schemas"]["ProductSource"];
            /** @description Категория со всеми вложенными. */
            categoryID?: components["schemas"]["ID"];
            brandIDs?: components["schemas"]["ID"][];
            promotionID?: components["schemas"]["ID"];
            query?: components["schemas"]["SearchQuery"];
            /**
             * @description true — искать ровно написанное, не исправляя.
             * @example false
             */
            literalQuery?: boolean;
            attributes?: components["schemas"]["AttributeChoice"][];
            priceFrom?: components["schemas"]["Kopecks"];
            priceTo?: components["schemas"]["Kopecks"];
            /**
             * @description Только то, что можно купить.
             * @example true
             */
            onlyAvailable?: boolean;
            /** @description Признаки; соединены «и». */
            flags?: components["schemas"]["ProductFlag"][];
            /** @description Только эти товары; порядок Default — как названы. */
            ids?: components["schemas"]["ID"][];
            sort?: components["schemas"]["ProductSort"];
            /**
             * @description Без неё 1.
             * @example 1
             */
            page?: number;
            /**
             * @description Без него 24.
             * @example 24
             */
            pageSize?: number;
        };
        /**
         * @description Вес в граммах.
         * @example 4
         */
        Grams: number;
        /**
         * @description Сколько осталось, ступенями. Нет — Unavailable; 1–2 — Last; 3–9 — Few; 10–49 — Less; от 50 — Many.
         * @example Many
         * @enum {string}
         */
        StockLevel: "Many" | "Less" | "Few" | "Last" | "Unavailable";
        /**
         * @description Почему товар нельзя купить.
         * @example OutOfStock
         * @enum {string}
         */
        UnavailabilityReason: "TemporaryUnavailable" | "Discontinued" | "RestrictedByProducer" | "OutOfStock" | "Other";
        /**
         * @description Единственное действие, которое предлагается вместо покупки.
         * @example WaitingList
         * @enum {string}
         */
        UnavailableProductAction: "RequestAssistance" | "RequestOffer" | "RequestAnalogue" | "None" | "WaitingList";
        /** @description Причина недоступности и действие, которое её заменяет. */
        Unavailability: {
            reason: components["schemas"]["UnavailabilityReason"];
            action: components["schemas"]["UnavailableProductAction"];
        };
        /** @description Товар со всем, что нужно карточке, строке списка и строке корзины: отдельных запросов на карточку не бывает. Цена к оплате — `price`; если она ниже `priceWithoutDiscount`, показывают старую цену и `discountPercent`. */
        ProductCard: {
            id: components["schemas"]["ID"];
            /**
             * @description Идентификатор предложения в фиде; под ним товар знают аналитика и рекомендации.
             * @example 100245
             */
            marketID: string;
            /** @example Композит светоотверждаемый Эстерион Универсал, шприц 4 г, оттенок A2 */
            name: string;
            /** @example kompozit-esterion-universal-shprits-4-g-a2 */
            slug: string;
            /** @description Первая — главная; пусто, если картинки нет. В списках не больше трёх. */
            images: components["schemas"]["Picture"][];
            /**
             * @description Артикул.
             * @example EST-U-A2
             */
            vendorCode: string;
            /**
             * @description Код производителя.
             * @example 7712A2
             */
            manufacturerCode: string | null;
            /** @description Вес штуки в граммах; null — неизвестен. */
            weight: components["schemas"]["Grams"] | null;
            brand: components["schemas"]["BrandReference"] | null;
            category: components["schemas"]["CategoryReference"];
            price: components["schemas"]["Kopecks"];
            priceWithoutDiscount: components["schemas"]["Kopecks"];
            /**
             * @description Скидка, округлённая вниз; 0 — скидки нет.
             * @example 11
             */
            discountPercent: number;
            stockLevel: components["schemas"]["StockLevel"];
            /**
             * @description Можно ли положить в корзину.
             * @example true
             */
            available: boolean;
            /** @example false */
            saleForbidden: boolean;
            /** @description null, когда товар можно купить. */
            unavailability: components["schemas"]["Unavailability"] | null;
            /**
             * @description Количество должно быть кратно этому числу.
             * @example 1
             */
            packSize: number;
            /**
             * @description Наименьшее количество в заказе, кратно packSize.
             * @example 1
             */
            minQuantity: number;
            /**
             * @description Сколько сейчас можно положить в корзину, кратно packSize; 0 — нисколько.
             * @example 120
             */
            maxQuantity: number;
            /**
             * @description Новинка.
             * @example false
             */
            isNew: boolean;
            /**
             * @description Средняя оценка; null — отзывов нет.
             * @example 4.8
             */
            rating: number | null;
            /** @example 12 */
            feedbackCount: number;
            /**
             * @description Сколько товаров в семье (оттенки, размеры), считая этот.
             * @example 16
             */
            variantCount: number;
            /**
             * @description В избранном читателя; false, если он не вошёл.
             * @example false
             */
            isFavorite: boolean;
            /**
             * @description В сравнении читателя; false, если он не вошёл.
             * @example false
             */
            isCompared: boolean;
        };
        /** @description Где мы в списке. */
        Paging: {
            /** @example 1 */
            page: number;
            /** @example 24 */
            pageSize: number;
            /**
             * @description Сколько записей всего.
             * @example 128
             */
            total: number;
        };
        ProductList: {
            items: components["schemas"]["ProductCard"][];
            paging: components["schemas"]["Paging"];
            /**
             * @description Показаны результаты для этого запроса вместо написанного; null — запрос не исправлялся.
             * @example композит
             */
            correctedQuery: string | null;
        };
        /** @description Короткая подборка без страниц. */
        ProductCollection: {
            items: components["schemas"]["ProductCard"][];
        };
        ProductAttribute: {
            /** @example Объём шприца */
            name: string;
            /** @example 4 */
            value: string;
            /** @example г */
            unit: string | null;
        };
        /**
         * @example RegistrationCertificate
         * @enum {string}
         */
        ProductDocumentKind: "RegistrationCertificate" | "Declaration" | "Instruction";
        ProductDocument: {
            kind: components["schemas"]["ProductDocumentKind"];
            /** @example Регистрационное удостоверение */
            title: string;
            /** @example РЗН 2019/8452 */
            number: string;
            /**
             * Format: date
             * @description null — бессрочно.
             * @example null
             */
            validUntil: string | null;
            /**
             * Format: uri-reference
             * @example /documents/rzn-2019-8452.pdf
             */
            url: string;
        };
        /** @description Чем вариант отличается от других в семье. */
        VariantOption: {
            /** @example Оттенок */
            name: string;
            /** @example A2 */
            value: string;
        };
        ProductVariant: {
            id: components["schemas"]["ID"];
            /** @example kompozit-esterion-universal-shprits-4-g-a2 */
            slug: string;
            /** @example Композит светоотверждаемый Эстерион Универсал, шприц 4 г, оттенок A2 */
            name: string;
            options: components["schemas"]["VariantOption"][];
            image: components["schemas"]["Picture"] | null;
            price: components["schemas"]["Kopecks"];
            stockLevel: components["schemas"]["StockLevel"];
            /** @example true */
            available: boolean;
        };
        PromotionReference: {
            id: components["schemas"]["ID"];
            /** @example Неделя терапии */
            name: string;
            /**
             * Format: date-time
             * @example 2026-12-31T20:59:59.000Z
             */
            endsAt: string;
        };
        /** @description Всё для страницы товара одним ответом. */
        ProductDetail: {
            /** @description Карточка; здесь со всеми картинками. */
            product: components["schemas"]["ProductCard"];
            /**
             * @description Очищенный HTML: абзацы, списки, выделение. Пусто — описания нет.
             * @example <p>Наногибридный композит для реставраций всех классов.</p>
             */
            description: string;
            /** @example Россия */
            country: string | null;
            /** @example 4601234567893 */
            barcode: string | null;
            /** @description Категории от корня до категории товара. */
            breadcrumbs: components["schemas"]["CategoryReference"][];
            attributes: components["schemas"]["ProductAttribute"][];
            documents: components["schemas"]["ProductDocument"][];
            /** @description Семья вместе с этим товаром, в естественном порядке; пусто, если товар один. */
            variants: components["schemas"]["ProductVariant"][];
            /** @description Доступные похожие товары, сперва той же категории и близкой цены. */
            analogues: components["schemas"]["ProductCard"][];
            /** @description Действующие акции с этим товаром. */
            promotions: components["schemas"]["PromotionReference"][];
        };
        CartQuantityAddition: {
            /**
             * @description Сколько прибавить; без него — наименьшее количество товара.
             * @example 1
             */
            quantity?: number;
        };
        CartPreviewProduct: {
            productID: components["schemas"]["ID"];
            /** @example 2 */
            quantity: number;
        };
        /** @description Что и сколько лежит в корзине: для счётчика и степперов. Цен нет, ответ дёшев. */
        CartPreview: {
            products: components["schemas"]["CartPreviewProduct"][];
            /**
             * @description Растёт с каждым изменением.
             * @example 7
             */
            version: number;
        };
        /** @description Товар строки: те же имена и смысл полей, что у карточки. */
        CartProduct: {
            id: components["schemas"]["ID"];
            /** @example 100245 */
            marketID: string;
            /** @example Композит светоотверждаемый Эстерион Универсал, шприц 4 г, оттенок A2 */
            name: string;
            /** @example kompozit-esterion-universal-shprits-4-g-a2 */
            slug: string;
            /** @description Первая — главная; пусто, если картинки нет. */
            images: components["schemas"]["Picture"][];
            /** @example EST-U-A2 */
            vendorCode: string;
            /** @example Эстерион */
            brandName: string | null;
            /**
             * @description Для аналитики.
             * @example Композиты
             */
            categoryName: string;
            price: components["schemas"]["Kopecks"];
            priceWithoutDiscount: components["schemas"]["Kopecks"];
            weight: components["schemas"]["Grams"] | null;
            stockLevel: components["schemas"]["StockLevel"];
            /** @example true */
            available: boolean;
            /** @example false */
            saleForbidden: boolean;
            /** @description null, когда товар можно купить. */
            unavailability: components["schemas"]["Unavailability"] | null;
            /**
             * @description Количество должно быть кратно этому числу.
             * @example 1
             */
            packSize: number;
            /** @example 1 */
            minQuantity: number;
            /**
             * @description Сколько сейчас можно заказать, кратно packSize.
             * @example 120
             */
            maxQuantity: number;
        };
        /**
         * @description Available — можно заказать столько; Reduced — есть, но меньше; Unavailable — сейчас нет; SaleForbidden — продажа запрещена.
         * @example Available
         * @enum {string}
         */
        LineAvailability: "Available" | "Reduced" | "Unavailable" | "SaleForbidden";
        CartItem: {
            /**
             * @description Подарок по акции: бесплатный, количество не меняется.
             * @example false
             */
            isGift: boolean;
            /** @example 2 */
            quantity: number;
            product: components["schemas"]["CartProduct"];
            availability: components["schemas"]["LineAvailability"];
            /** @description Цена × количество. */
            amount: components["schemas"]["Kopecks"];
            amountWithoutDiscount: components["schemas"]["Kopecks"];
            discount: components["schemas"]["Kopecks"];
            /** @description Вес строки; неизвестный вес считается нулём. */
            weight: components["schemas"]["Grams"];
        };
        /**
         * @description Кто покупает, частное лицо или компания.
         * @example Individual
         * @enum {string}
         */
        CustomerKind: "Individual" | "Partner";
        /** @description Человек. */
        Person: {
            /** @example Анна */
            firstName: string;
            /** @example Сергеевна */
            middleName: string | null;
            /** @example Ковалёва */
            lastName: string | null;
            phone: components["schemas"]["Phone"] | null;
        };
        /** @description Компания. */
        Partner: {
            id: components["schemas"]["ID"];
            /** @example ООО «Белая линия» */
            name: string;
            /**
             * @description ИНН.
             * @example 7707083893
             */
            inn: string;
            /**
             * @description КПП; у предпринимателя его нет.
             * @example 770701001
             */
            kpp: string | null;
        };
        /** @description Покупатель, от имени которого оформляют заказ. У Individual заполнено `person`, у Partner — `partner`. */
        Customer: {
            id: components["schemas"]["ID"];
            kind: components["schemas"]["CustomerKind"];
            /**
             * @description Как показать одной строкой.
             * @example Анна Сергеевна Ковалёва
             */
            name: string;
            person: components["schemas"]["Person"] | null;
            partner: components["schemas"]["Partner"] | null;
            /**
             * @description Выбирается в новой корзине сам.
             * @example true
             */
            isDefault: boolean;
        };
        /** @description Адрес доставки. `value` — он же одной строкой. */
        Address: {
            id: components["schemas"]["ID"];
            /** @example г Москва, ул Лесная, д 12, кв 34 */
            value: string;
            /** @example Москва */
            city: string;
            /** @example ул Лесная */
            street: string;
            /** @example 12 */
            house: string;
            /**
             * @description Квартира или офис.
             * @example 34
             */
            flat: string | null;
            /**
             * @description Подъезд.
             * @example 2
             */
            entrance: string | null;
            /**
             * @description Этаж.
             * @example 5
             */
            floor: string | null;
            /**
             * @description Индекс.
             * @example 125047
             */
            postalCode: string | null;
            /**
             * @description Курьеру.
             * @example Домофон 34
             */
            comment: string | null;
        };
        /**
         * @description Способ получения: курьером по адресу или самовывоз из пункта выдачи.
         * @example Courier
         * @enum {string}
         */
        DeliveryMethod: "Courier" | "Pickup";
        /** @description Пункт выдачи. */
        PickupPoint: {
            id: components["schemas"]["ID"];
            /** @example Пункт выдачи на Лесной */
            name: string;
            /** @example Москва */
            city: string;
            /** @example г Москва, ул Лесная, д 20 */
            address: string;
            phone: components["schemas"]["Phone"];
            /** @example Пн–Пт 9:00–20:00, Сб 10:00–16:00 */
            schedule: string;
            /** @example 55.7785 */
            latitude: number;
            /** @example 37.5881 */
            longitude: number;
            /**
             * Format: date
             * @description Когда заказ можно забрать.
             * @example 2026-03-13
             */
            readyDate: string;
            /** @example true */
            allowed: boolean;
            /**
             * @description Почему пункт не подходит.
             * @example Пункт не принимает заказы тяжелее 30 кг
             */
            reason: string | null;
        };
        /** @description Способ получения, выбранный заранее; переходит в оформление. */
        CartDelivery: {
            method: components["schemas"]["DeliveryMethod"] | null;
            point: components["schemas"]["PickupPoint"] | null;
        };
        /** @description Суммы заказа: `toPay` = `goods` − `discount` + `delivery`. */
        Totals: {
            /** @description Товары без скидки. */
            goods: components["schemas"]["Kopecks"];
            discount: components["schemas"]["Kopecks"];
            /** @description null — ещё неизвестна и в `toPay` не вошла. */
            delivery: components["schemas"]["Kopecks"] | null;
            toPay: components["schemas"]["Kopecks"];
            weight: components["schemas"]["Grams"];
            /**
             * @description Строк.
             * @example 2
             */
            itemCount: number;
            /**
             * @description Штук.
             * @example 5
             */
            quantity: number;
        };
        /**
         * @description PriceChanged — цена не та, что видел покупатель; StockReduced — столько нет; SaleForbidden — продажа запрещена; BecameUnavailable — товар кончился или снят; QuantityNotMultiple — не кратно упаковке; BelowMinimum — меньше наименьшего заказа.
         * @example StockReduced
         * @enum {string}
         */
        ProblemCode: "PriceChanged" | "StockReduced" | "SaleForbidden" | "BecameUnavailable" | "QuantityNotMultiple" | "BelowMinimum";
        /**
         * @description AcceptPrice — согласиться с новой ценой; SetQuantity — поставить другое количество; RemoveProduct — убрать строку; ReturnToCart — вернуться из оформления в корзину и исправить там.
         * @example SetQuantity
         * @enum {string}
         */
        ProblemFixAction: "AcceptPrice" | "SetQuantity" | "RemoveProduct" | "ReturnToCart";
        /** @description Исправление в одно нажатие. В корзине любое из первых трёх — это `PUT /cart/product/change` с указанным `quantity` (0 убирает); ReturnToCart — `POST /checkout/{id}/cancel`, `quantity` у него null. В оформлении AcceptPrice не вызывает ничего: новую цену принимают, подтверждая новую сумму. */
        ProblemFix: {
            action: components["schemas"]["ProblemFixAction"];
            /** @example 3 */
            quantity: number | null;
        };
        /** @description Что не так со строкой. Пока есть `blocking`, заказ оформить нельзя. */
        Problem: {
            code: components["schemas"]["ProblemCode"];
            productID: components["schemas"]["ID"];
            /** @example Осталось 3 шт., выбрано 5 */
            message: string;
            /**
             * @description Прежняя цена в копейках или количество.
             * @example 5
             */
            was: number | null;
            /**
             * @description Нынешняя цена в копейках или количество.
             * @example 3
             */
            now: number | null;
            /** @example true */
            blocking: boolean;
            fix: components["schemas"]["ProblemFix"];
        };
        /**
         * @description Proceed — можно перейти к оформлению.
         * @example Proceed
         * @enum {string}
         */
        CartAction: "Proceed";
        /** @description Будущий заказ. Суммы считают по всем доступным строкам; сумму по отмеченным читатель складывает из `amount`, `discount` и `weight` строк. */
        CartOrder: {
            id: components["schemas"]["ID"];
            /**
             * @description Растёт с каждым изменением; по нему отличают свежий ответ от запоздавшего.
             * @example 7
             */
            version: number;
            /** @description В порядке добавления. */
            items: components["schemas"]["CartItem"][];
            customer: components["schemas"]["Customer"] | null;
            address: components["schemas"]["Address"] | null;
            delivery: components["schemas"]["CartDelivery"];
            totals: components["schemas"]["Totals"];
            problems: components["schemas"]["Problem"][];
            allowedActions: components["schemas"]["CartAction"][];
        };
        /** @description Изменение не принято, вот свежая корзина. `reason`: CartChanged, NotEnoughStock, ProductUnavailable, SaleForbidden, CartHasProblems, CartFull, RequestInProgress. Последняя приходит без `order`. */
        CartConflict: {
            /** @example Осталось 3 шт. */
            message: string;
            /** @example 3c6ef372fe94f82ba54ff53a5f1d36f1 */
            traceID: string;
            /** @example NotEnoughStock */
            reason: string;
            productID?: components["schemas"]["ID"];
            /**
             * @description У NotEnoughStock.
             * @example 3
             */
            maxQuantity?: number;
            order?: components["schemas"]["CartOrder"];
        };
        CartQuantityChange: {
            /**
             * @description Сколько должно стать; 0 убирает товар.
             * @example 2
             */
            quantity: number;
        };
        Feedback: {
            id: components["schemas"]["ID"];
            /** @example Анна К. */
            authorName: string;
            /** @example 5 */
            rating: number;
            /** @example Хорошо держит форму, не липнет к инструменту. */
            comment: string;
            /** @example Полируется быстро */
            advantages: string;
            /** @example  */
            disadvantages: string;
            /**
             * Format: date-time
             * @example 2026-05-14T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Написан этим читателем.
             * @example false
             */
            isOwn: boolean;
        };
        RatingCount: {
            /** @example 5 */
            rating: number;
            /** @example 10 */
            count: number;
        };
        FeedbackList: {
            /** @description Новые первыми. */
            items: components["schemas"]["Feedback"][];
            paging: components["schemas"]["Paging"];
            /**
             * @description Средняя оценка; null — отзывов нет.
             * @example 4.8
             */
            rating: number | null;
            /** @description Сколько каких оценок, от 5 к 1. */
            ratings: components["schemas"]["RatingCount"][];
            /**
             * @description Читатель вошёл и ещё не писал об этом товаре.
             * @example false
             */
            canWrite: boolean;
        };
        FeedbackInput: {
            /** @example 5 */
            rating: number;
            /** @example Хорошо держит форму, не липнет к инструменту. */
            comment: string;
            /** @example Полируется быстро */
            advantages?: string;
            /** @example  */
            disadvantages?: string;
        };
        Brand: {
            id: components["schemas"]["ID"];
            /** @example Эстерион */
            name: string;
            /** @example esterion */
            slug: string;
            /** @example Россия */
            country: string | null;
            logo: components["schemas"]["Picture"] | null;
            /** @example 148 */
            productCount: number;
        };
        BrandList: {
            /** @description По алфавиту, только с товарами. */
            items: components["schemas"]["Brand"][];
        };
        PromotionListRequest: {
            ids?: components["schemas"]["ID"][];
            /**
             * @description Без неё 1.
             * @example 1
             */
            page?: number;
            /**
             * @description Без него 24.
             * @example 24
             */
            pageSize?: number;
        };
        Promotion: {
            id: components["schemas"]["ID"];
            /** @example Неделя терапии */
            name: string;
            /** @description Изображение баннера. */
            creative: components["schemas"]["Picture"] | null;
            /**
             * @description Место в показе.
             * @example 1
             */
            position: number;
            /** @example nedelya-terapii */
            slug: string;
            /** @example Скидки до 20 % на композиты и адгезивы. */
            description: string;
            /**
             * Format: date-time
             * @example 2026-01-01T00:00:00.000Z
             */
            startsAt: string;
            /**
             * Format: date-time
             * @example 2026-12-31T20:59:59.000Z
             */
            endsAt: string;
            /** @example 64 */
            productCount: number;
        };
        PromotionList: {
            /** @description Действующие сейчас, по месту показа. */
            items: components["schemas"]["Promotion"][];
            paging: components["schemas"]["Paging"];
        };
        PromotionProductListRequest: {
            /** @description Без неё — товары всех действующих акций. */
            promotionID?: components["schemas"]["ID"];
            categoryID?: components["schemas"]["ID"];
            /** @example true */
            onlyAvailable?: boolean;
            sort?: components["schemas"]["ProductSort"];
            /**
             * @description Без неё 1.
             * @example 1
             */
            page?: number;
            /**
             * @description Без него 24.
             * @example 24
             */
            pageSize?: number;
        };
        SearchBrand: {
            brand: components["schemas"]["BrandReference"];
            /**
             * @description Товаров бренда в каталоге.
             * @example 48
             */
            count: number;
        };
        /** @description Подсказки поиска. */
        SearchResult: {
            /**
             * @description Запрос как написан.
             * @example композитт
             */
            query: string;
            /**
             * @description Показаны результаты для этого запроса; null — запрос не исправлялся.
             * @example композит
             */
            correctedQuery: string | null;
            products: components["schemas"]["ProductCard"][];
            categories: components["schemas"]["CategoryFacetValue"][];
            brands: components["schemas"]["SearchBrand"][];
            /**
             * @description Сколько товаров нашлось всего.
             * @example 96
             */
            productCount: number;
        };
        Favorite: {
            productID: components["schemas"]["ID"];
            /**
             * Format: date-time
             * @example 2026-06-01T08:00:00.000Z
             */
            addedAt: string;
            product: components["schemas"]["ProductCard"];
        };
        FavoriteList: {
            /** @description Недавние первыми. */
            items: components["schemas"]["Favorite"][];
            paging: components["schemas"]["Paging"];
        };
        FavoriteEntry: {
            productID: components["schemas"]["ID"];
        };
        /** @description Всё избранное одними идентификаторами — для счётчика и сердечек. */
        FavoritePreview: {
            /** @description Недавние первыми. */
            items: components["schemas"]["FavoriteEntry"][];
        };
        FavoriteChange: {
            productID: components["schemas"]["ID"];
            /**
             * @description Каким должно стать состояние.
             * @example true
             */
            isFavorite: boolean;
        };
        CompareProduct: {
            product: components["schemas"]["ProductCard"];
            /** @example Россия */
            country: string | null;
            attributes: components["schemas"]["ProductAttribute"][];
        };
        /** @description Сравнивают внутри категории. */
        CompareGroup: {
            category: components["schemas"]["CategoryReference"];
            products: components["schemas"]["CompareProduct"][];
            /**
             * @description Строки таблицы в порядке показа.
             * @example [
             *       "Оттенок",
             *       "Объём шприца"
             *     ]
             */
            attributeNames: string[];
        };
        CompareList: {
            groups: components["schemas"]["CompareGroup"][];
        };
        CompareAddition: {
            productIDs: components["schemas"]["ID"][];
        };
        CompareEntry: {
            productID: components["schemas"]["ID"];
        };
        /** @description Всё сравнение одними идентификаторами. */
        ComparePreview: {
            /** @description Недавние первыми. */
            items: components["schemas"]["CompareEntry"][];
        };
        CompareDeletion: {
            productIDs: components["schemas"]["ID"][];
        };
        /** @description Корзина целиком. Каждое изменение возвращает её же, и ответ заменяет показанное. */
        Cart: {
            order: components["schemas"]["CartOrder"];
        };
        ChangeCartProduct: {
            productID: components["schemas"]["ID"];
            /**
             * @description Новое количество, не прибавка; 0 убирает строку.
             * @example 3
             */
            quantity: number;
            /**
             * @description Версия, которую видел читатель; при другой — 409 CartChanged. Без неё побеждает последний.
             * @example 7
             */
            version?: number;
        };
        AddCartProduct: {
            productID: components["schemas"]["ID"];
            /**
             * @description Сколько прибавить.
             * @example 1
             */
            quantity: number;
        };
        AddCartProducts: {
            /** @description Каждый товар не больше одного раза. */
            products: components["schemas"]["AddCartProduct"][];
        };
        SkippedProduct: {
            productID: components["schemas"]["ID"];
            /** @example Товара больше нет в каталоге */
            message: string;
        };
        /** @description Корзина и товары, которых в ней нет, потому что каталог их не знает. */
        CartBulkResult: {
            order: components["schemas"]["CartOrder"];
            skipped: components["schemas"]["SkippedProduct"][];
        };
        DeleteCartProducts: {
            productIDs: components["schemas"]["ID"][];
        };
        ChangeCartCustomer: {
            customerID: components["schemas"]["ID"];
        };
        ChangeCartAddress: {
            /** @description null снимает выбор. */
            addressID: components["schemas"]["ID"] | null;
        };
        ChangeCartDelivery: {
            method: components["schemas"]["DeliveryMethod"];
            /** @description Только у Pickup. */
            pickupPointID?: components["schemas"]["ID"] | null;
        };
        /** @description Отмеченные товары; остальные строки в заказ не идут и остаются в корзине. */
        ProceedCart: {
            productIDs: components["schemas"]["ID"][];
            /**
             * @description Версия, которую видел читатель; при другой — 409 CartChanged.
             * @example 7
             */
            version?: number;
        };
        /**
         * @description Шаг, который показывает `/order/{id}`. Checkout — заполнение; Approval — согласование; WaitingForCreating — заказ создаётся; CreatingError — не создан, данные целы; Details — страница заказа (`GET /order/{id}`).
         * @example Checkout
         * @enum {string}
         */
        CheckoutStep: "Checkout" | "Approval" | "Details" | "WaitingForCreating" | "CreatingError";
        /** @description Куда идти дальше: `/order/{id}`. */
        CheckoutReference: {
            id: components["schemas"]["ID"];
            step: components["schemas"]["CheckoutStep"];
        };
        /**
         * @description Состояние заказа.
         * @example Pending
         * @enum {string}
         */
        OrderStatus: "Succeeded" | "Draft" | "Pending" | "WaitingForApprove" | "Approved" | "PendingManager" | "Canceled" | "WaitingForShipping" | "Shipped" | "Confirmed" | "WaitingForPicking" | "WaitingForRefund" | "Refunded" | "NotApproved" | "WaitingForCreating" | "CreatingError";
        OrderProduct: {
            id: components["schemas"]["ID"];
            /** @example 100245 */
            marketID: string;
            /** @example Композит светоотверждаемый Эстерион Универсал, шприц 4 г, оттенок A2 */
            name: string;
            /**
             * @description null, если товара больше нет в каталоге.
             * @example kompozit-esterion-universal-shprits-4-g-a2
             */
            slug: string | null;
            images: components["schemas"]["Picture"][];
            /** @example EST-U-A2 */
            vendorCode: string;
            /** @example Эстерион */
            brandName: string | null;
            /** @example Композиты */
            categoryName: string;
            price: components["schemas"]["Kopecks"];
            priceWithoutDiscount: components["schemas"]["Kopecks"];
            weight: components["schemas"]["Grams"] | null;
        };
        /** @description Строка заказа. У подтверждённого заказа цена и название — какими они были при подтверждении. */
        OrderItem: {
            /** @example false */
            isGift: boolean;
            /** @example 2 */
            quantity: number;
            product: components["schemas"]["OrderProduct"];
            /** @description До подтверждения — можно ли столько заказать; после — Available. */
            availability: components["schemas"]["LineAvailability"];
            amount: components["schemas"]["Kopecks"];
            amountWithoutDiscount: components["schemas"]["Kopecks"];
            discount: components["schemas"]["Kopecks"];
            weight: components["schemas"]["Grams"];
        };
        /** @description Промежуток времени в местном времени адреса. */
        DeliveryInterval: {
            /** @example 09:00 */
            from: string;
            /** @example 14:00 */
            to: string;
        };
        /** @description Как, куда и когда. Пока не выбрано — null. */
        OrderDelivery: {
            method: components["schemas"]["DeliveryMethod"] | null;
            /** @description У Courier. */
            address: components["schemas"]["Address"] | null;
            /** @description У Pickup. */
            point: components["schemas"]["PickupPoint"] | null;
            /**
             * Format: date
             * @description День доставки или готовности к выдаче.
             * @example 2026-03-14
             */
            date: string | null;
            interval: components["schemas"]["DeliveryInterval"] | null;
            cost: components["schemas"]["Kopecks"] | null;
        };
        /** @description Кто встретит заказ. */
        Recipient: {
            id: components["schemas"]["ID"];
            /** @example Пётр */
            firstName: string;
            middleName: string | null;
            /** @example Ильин */
            lastName: string | null;
            phone: components["schemas"]["Phone"];
            /** @example anna@example.ru */
            email: string | null;
            /**
             * @description Выбирается в новом заказе сам.
             * @example true
             */
            isDefault: boolean;
        };
        /**
         * @description Способ оплаты.
         * @example BankCard
         * @enum {string}
         */
        PaymentMethod: "Cash" | "BankCard" | "SBP" | "Invoice" | "SberInstallment";
        /**
         * @description Вид обращения.
         * @example Error
         * @enum {string}
         */
        TicketType: "Analogs" | "ProductPurchase" | "WaitingList" | "ProductSearch" | "Promotion" | "CreatePartner" | "CreateIndividualPartner" | "OrderProductsUnavailable" | "OrderDeliveryUnavailable" | "General" | "OfferRequest" | "Refund" | "PaymentUnavailable" | "EDO" | "PartnerOrdersAccess" | "OrderQuestion" | "AccountDeletion" | "ProductQuestion" | "Error" | "PartnerTradingAccess" | "CustomerService";
        /** @description Способ оплаты для этого заказа; недоступный — с причиной и видом обращения. */
        PaymentOption: {
            method: components["schemas"]["PaymentMethod"];
            /** @example Картой при получении */
            name: string;
            /** @example Курьер приедет с терминалом */
            description: string;
            /** @example true */
            allowed: boolean;
            /** @example Оплата по СБП пока не подключена */
            reason: string | null;
            ticketType: components["schemas"]["TicketType"] | null;
        };
        /**
         * @description Раздел оформления; порядок разделов — порядок заполнения.
         * @example Delivery
         * @enum {string}
         */
        CheckoutSectionName: "Delivery" | "DeliveryPoint" | "Recipient" | "Payment" | "Comment";
        /** @description Открыт первый раздел, у которого `complete` — false. */
        CheckoutSection: {
            name: components["schemas"]["CheckoutSectionName"];
            /** @example false */
            complete: boolean;
            /**
             * @description Чего не хватает.
             * @example Выберите адрес доставки
             */
            message: string | null;
        };
        /**
         * @description Действие, которое сервер сейчас разрешает этому читателю. Всё, чего в списке нет, ответит 409. Edit — менять разделы оформления; Retry — подтвердить ещё раз после CreatingError; остальное — по названию.
         * @example Cancel
         * @enum {string}
         */
        OrderAction: "Edit" | "Confirm" | "Retry" | "Proceed" | "Approve" | "Decline" | "Cancel" | "Delete" | "Repeat";
        /** @description Почему заказ не создан; `traceID` называют менеджеру. */
        CreatingFailure: {
            /** @example Учётная система не ответила */
            message: string;
            /** @example 9d4f5b1e6a0c4f6e8f0d6b7a2c3e4f50 */
            traceID: string;
            /**
             * Format: date-time
             * @example 2026-03-12T09:45:00.000Z
             */
            at: string;
        };
        /** @description Оформление целиком; каждое изменение возвращает его же. `step` и `allowedActions` вычисляет сервер, читатель только показывает. Цены и остатки — из каталога на момент ответа, а после подтверждения — зафиксированные. */
        Checkout: {
            /** @description Он же — идентификатор заказа. */
            id: components["schemas"]["ID"];
            /**
             * @description Номер для людей; появляется при подтверждении.
             * @example Д-240501
             */
            number: string | null;
            /** @example 4 */
            version: number;
            step: components["schemas"]["CheckoutStep"];
            status: components["schemas"]["OrderStatus"];
            items: components["schemas"]["OrderItem"][];
            customer: components["schemas"]["Customer"];
            delivery: components["schemas"]["OrderDelivery"];
            recipient: components["schemas"]["Recipient"] | null;
            paymentMethod: components["schemas"]["PaymentMethod"] | null;
            /** @description Все способы и можно ли ими платить за этот заказ. */
            paymentMethods: components["schemas"]["PaymentOption"][];
            /** @example Позвоните за час */
            comment: string;
            sections: components["schemas"]["CheckoutSection"][];
            totals: components["schemas"]["Totals"];
            problems: components["schemas"]["Problem"][];
            allowedActions: components["schemas"]["OrderAction"][];
            /** @description У CreatingError. */
            failure: components["schemas"]["CreatingFailure"] | null;
            /**
             * Format: date-time
             * @example 2026-03-12T09:41:00.000Z
             */
            createdAt: string;
            /** Format: date-time */
            confirmedAt: string | null;
        };
        /** @description День, в который можно привезти заказ. */
        DeliveryDate: {
            /**
             * Format: date
             * @example 2026-03-14
             */
            date: string;
            /** @description Пусто, когда время не выбирают. */
            intervals: components["schemas"]["DeliveryInterval"][];
        };
        /** @description Способ получения для этого заказа и выбранного адреса. Недоступный способ приходит с причиной и видом обращения, которым её можно оспорить. */
        DeliveryOption: {
            method: components["schemas"]["DeliveryMethod"];
            /** @example Курьером */
            name: string;
            /** @example Привезём по адресу за 1–2 рабочих дня */
            description: string;
            /** @example true */
            allowed: boolean;
            /** @description Почему нельзя; null, если можно. */
            reason: string | null;
            ticketType: components["schemas"]["TicketType"] | null;
            /** @description null — узнаем, когда будет выбран адрес. */
            cost: components["schemas"]["Kopecks"] | null;
            /** @description С какой суммы товаров бесплатно. */
            freeFrom: components["schemas"]["Kopecks"] | null;
            /** @description Ближайшие дни доставки курьером. */
            dates: components["schemas"]["DeliveryDate"][];
            /** @description Пункты выдачи, сначала в городе покупателя. */
            points: components["schemas"]["PickupPoint"][];
        };
        /** @description Способы получения, лучший первым. */
        DeliveryOptions: {
            methods: components["schemas"]["DeliveryOption"][];
        };
        /** @description Способ получения; без даты сервер ставит ближайшую. */
        ChangeCheckoutDelivery: {
            method: components["schemas"]["DeliveryMethod"];
            /**
             * Format: date
             * @example 2026-03-14
             */
            date?: string | null;
            interval?: components["schemas"]["DeliveryInterval"] | null;
        };
        /** @description Действие не принято, вот свежее оформление. `reason`: PriceChanged (новая сумма в `total`), CheckoutHasProblems, CheckoutIncomplete, CheckoutChanged, NotAllowed, RequestInProgress. Последняя приходит без `checkout`. */
        CheckoutConflict: {
            /** @example Сумма заказа изменилась: 9 380 ₽ */
            message: string;
            /** @example 3c6ef372fe94f82ba54ff53a5f1d36f1 */
            traceID: string;
            /** @example PriceChanged */
            reason: string;
            /** @description Новая сумма к оплате. */
            total?: components["schemas"]["Kopecks"];
            checkout?: components["schemas"]["Checkout"];
        };
        /** @description Ровно одно из двух: адрес у Courier, пункт выдачи у Pickup. */
        ChangeCheckoutDeliveryPoint: {
            addressID?: components["schemas"]["ID"];
            pickupPointID?: components["schemas"]["ID"];
        };
        ChangeCheckoutRecipient: {
            /** @description Получатель покупателя этого заказа. */
            recipientID: components["schemas"]["ID"];
        };
        ChangeCheckoutPayment: {
            method: components["schemas"]["PaymentMethod"];
        };
        ChangeCheckoutComment: {
            /**
             * @description Пустая строка убирает комментарий.
             * @example Позвоните за час
             */
            comment: string;
        };
        ConfirmCheckout: {
            /** @description Сумма `totals.toPay`, которую видел покупатель: по другой заказ не создаётся. */
            total: components["schemas"]["Kopecks"];
            /**
             * @description Версия, которую видел покупатель; при другой — 409 CheckoutChanged.
             * @example 4
             */
            version?: number;
        };
        DeletedCheckout: {
            id: components["schemas"]["ID"];
        };
        /** @description Пустой фильтр — все заказы, новые первыми. */
        OrdersFilter: {
            /** @description Любое из; пусто — все. */
            statuses?: components["schemas"]["OrderStatus"][];
            /**
             * @description Часть номера, названия или артикула товара.
             * @example 240501
             */
            text?: string;
            /**
             * Format: date
             * @description Создан не раньше этого дня (по Москве).
             * @example 2026-03-01
             */
            from?: string;
            /**
             * Format: date
             * @description Создан не позже этого дня, включительно (по Москве).
             * @example 2026-03-31
             */
            to?: string;
            /**
             * @description Номер страницы, с 1; без него первая.
             * @example 1
             */
            page?: number;
            /**
             * @description Записей на странице; без него 20.
             * @example 20
             */
            pageSize?: number;
        };
        OrderCustomer: {
            id: components["schemas"]["ID"];
            kind: components["schemas"]["CustomerKind"];
            /** @example Анна Сергеевна Ковалёва */
            name: string;
        };
        OrderSummaryProduct: {
            id: components["schemas"]["ID"];
            /** @example Перчатки нитриловые Клинфлекс, неопудренные, M, 100 шт. */
            name: string;
            /** @example perchatki-klinfleks-nitril-m-100 */
            slug: string | null;
            image: components["schemas"]["Picture"] | null;
            /** @example 3 */
            quantity: number;
        };
        /**
         * @description Что с оплатой заказа.
         * @example CashConfirmed
         * @enum {string}
         */
        PaymentState: "InvoiceConfirmed" | "CashConfirmed" | "PendingManager" | "OnlinePaymentNotPaid" | "OnlinePaymentProcessing" | "OnlinePaymentPaid" | "SberInstallment" | "Unknown";
        /**
         * @description Оплачен ли заказ.
         * @example NotPaid
         * @enum {string}
         */
        PaymentStatus: "NotPaid" | "Pending" | "Paid";
        OrderPayment: {
            method: components["schemas"]["PaymentMethod"] | null;
            state: components["schemas"]["PaymentState"];
            status: components["schemas"]["PaymentStatus"];
        };
        /**
         * @description Отправлен ли заказ.
         * @example NotConfirmed
         * @enum {string}
         */
        ShippingState: "NotConfirmed" | "Shipping" | "Shipped";
        /** @description Заказ в списке. */
        OrderSummary: {
            id: components["schemas"]["ID"];
            /** @example Д-240501 */
            number: string | null;
            status: components["schemas"]["OrderStatus"];
            step: components["schemas"]["CheckoutStep"];
            /**
             * Format: date-time
             * @example 2026-03-12T09:41:00.000Z
             */
            createdAt: string;
            /** Format: date-time */
            confirmedAt: string | null;
            customer: components["schemas"]["OrderCustomer"];
            /** @description Первые строки заказа. */
            products: components["schemas"]["OrderSummaryProduct"][];
            /** @example 2 */
            itemCount: number;
            /** @example 5 */
            quantity: number;
            toPay: components["schemas"]["Kopecks"];
            deliveryMethod: components["schemas"]["DeliveryMethod"] | null;
            /**
             * Format: date
             * @example 2026-03-14
             */
            deliveryDate: string | null;
            payment: components["schemas"]["OrderPayment"];
            shippingState: components["schemas"]["ShippingState"];
            allowedActions: components["schemas"]["OrderAction"][];
        };
        Orders: {
            items: components["schemas"]["OrderSummary"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description Кто сделал: Buyer — покупатель, Shop — сотрудник магазина, System — сама система. */
        OrderActor: {
            /**
             * @example Buyer
             * @enum {string}
             */
            kind: "Buyer" | "Shop" | "System";
            /** @example Анна Ковалёва */
            name: string | null;
        };
        /** @description Событие в истории заказа. */
        OrderEvent: {
            id: components["schemas"]["ID"];
            /**
             * Format: date-time
             * @example 2026-03-12T09:45:00.000Z
             */
            at: string;
            status: components["schemas"]["OrderStatus"];
            /** @example Заказ принят */
            title: string;
            actor: components["schemas"]["OrderActor"];
            comment: string | null;
        };
        /** @description Что будет дальше и кого ждут. */
        OrderNext: {
            /** @example Менеджер подтвердит заказ */
            title: string;
            awaited: components["schemas"]["OrderActor"] | null;
            /**
             * Format: date
             * @example 2026-03-14
             */
            expectedOn: string | null;
        };
        /** @description Страница заказа. Черновик тоже отдаётся, но показывают его по `GET /checkout/{id}`. */
        Order: {
            id: components["schemas"]["ID"];
            /** @example Д-240501 */
            number: string | null;
            status: components["schemas"]["OrderStatus"];
            step: components["schemas"]["CheckoutStep"];
            /**
             * Format: date-time
             * @example 2026-03-12T09:41:00.000Z
             */
            createdAt: string;
            /** Format: date-time */
            confirmedAt: string | null;
            customer: components["schemas"]["Customer"];
            items: components["schemas"]["OrderItem"][];
            totals: components["schemas"]["Totals"];
            delivery: components["schemas"]["OrderDelivery"];
            recipient: components["schemas"]["Recipient"] | null;
            payment: components["schemas"]["OrderPayment"];
            shippingState: components["schemas"]["ShippingState"];
            comment: string;
            /** @description От первого события к последнему. */
            timeline: components["schemas"]["OrderEvent"][];
            /** @description null, когда ждать нечего. */
            next: components["schemas"]["OrderNext"] | null;
            allowedActions: components["schemas"]["OrderAction"][];
            failure: components["schemas"]["CreatingFailure"] | null;
        };
        /** @description Дешёвый ответ для опроса, пока заказ создаётся. */
        OrderStatusView: {
            id: components["schemas"]["ID"];
            /** @example Д-240501 */
            number: string | null;
            status: components["schemas"]["OrderStatus"];
            step: components["schemas"]["CheckoutStep"];
            failure: components["schemas"]["CreatingFailure"] | null;
        };
        RepeatOrder: {
            /**
             * @description true — только показать, что будет; false — положить в корзину.
             * @example true
             */
            preview: boolean;
        };
        /**
         * @description Available — есть всё; Reduced — меньше; Unavailable — нет.
         * @example Available
         * @enum {string}
         */
        RepeatOutcome: "Available" | "Reduced" | "Unavailable";
        RepeatLine: {
            productID: components["schemas"]["ID"];
            /** @example Бор алмазный шаровидный Граньдент 801 314 014, 5 шт. */
            name: string;
            /** @example bor-almaznyy-grandent-801-314-014 */
            slug: string | null;
            image: components["schemas"]["Picture"] | null;
            outcome: components["schemas"]["RepeatOutcome"];
            /**
             * @description Было в заказе.
             * @example 5
             */
            requested: number;
            /**
             * @description Будет положено в корзину.
             * @example 3
             */
            quantity: number;
            /** @description Нынешняя цена; null, если товара больше нет. */
            price: components["schemas"]["Kopecks"] | null;
            /** @example Осталось 3 шт. */
            message: string | null;
        };
        /** @description Что из заказа можно купить снова. `order` — корзина после добавления, при просмотре null. */
        RepeatResult: {
            /** @example false */
            applied: boolean;
            lines: components["schemas"]["RepeatLine"][];
            order: components["schemas"]["CartOrder"] | null;
        };
        /** @description Кто вошёл. */
        ProfileUser: {
            id: components["schemas"]["ID"];
            /**
             * @description Пусто, если поставщик удостоверений имени не дал.
             * @example Анна
             */
            firstName: string;
            /** @example Сергеевна */
            middleName: string | null;
            /** @example Ковалёва */
            lastName: string | null;
            phone: components["schemas"]["Phone"] | null;
            /** @example anna@example.ru */
            email: string | null;
        };
        /** @description Бонусный счёт. */
        BonusBalance: {
            /**
             * @description Бонусов на счету.
             * @example 1250
             */
            value: number;
            /**
             * @description Бонусная служба не ответила, `value` показывать нельзя.
             * @example false
             */
            hasError: boolean;
        };
        /** @description Пользователь и счётчики для шапки и меню аккаунта. */
        Profile: {
            user: components["schemas"]["ProfileUser"];
            bonusBalance: components["schemas"]["BonusBalance"];
            /**
             * @description Есть ли компании; без них показывают «Покупай как юрлицо».
             * @example false
             */
            hasPartners: boolean;
            /**
             * @description Заказы в пути от подтверждения до получения.
             * @example 1
             */
            activeOrdersCount: number;
            /** @example 0 */
            unreadNotificationsCount: number;
            /**
             * @description Незакрытые обращения.
             * @example 0
             */
            supportRequestsCount: number;
            /**
             * @description Сколько купленных товаров ждут отзыва.
             * @example 0
             */
            feedbackCount: number;
        };
        /** @description Покупатели пользователя: он сам и компании, где он состоит. Список короткий и не листается. */
        Customers: {
            items: components["schemas"]["Customer"][];
        };
        /** @example Анна */
        PersonName: string;
        /** @description Новый частный покупатель. Компанию добавляет менеджер по обращению, поэтому Partner здесь отклоняется. */
        NewCustomer: {
            kind: components["schemas"]["CustomerKind"];
            firstName: components["schemas"]["PersonName"];
            middleName?: components["schemas"]["PersonName"] | null;
            lastName: components["schemas"]["PersonName"];
            phone: components["schemas"]["Phone"];
        };
        /** @description Получатели покупателя; список короткий и не листается. */
        Recipients: {
            items: components["schemas"]["Recipient"][];
        };
        NewRecipient: {
            firstName: components["schemas"]["PersonName"];
            middleName?: components["schemas"]["PersonName"] | null;
            lastName: components["schemas"]["PersonName"];
            phone: components["schemas"]["Phone"];
            /**
             * Format: email
             * @example anna@example.ru
             */
            email?: string | null;
        };
        /** @description Адреса пользователя, новые первыми; список короткий и не листается. */
        Addresses: {
            items: components["schemas"]["Address"][];
        };
        /** @description Город и улицу берут из подсказок `GET /search/addresses`; пустое поле — null или отсутствует. */
        NewAddress: {
            /** @example Москва */
            city: string;
            /** @example ул Лесная */
            street: string;
            /** @example 12 */
            house: string;
            /** @example 34 */
            flat?: string | null;
            /** @example 2 */
            entrance?: string | null;
            /** @example 5 */
            floor?: string | null;
            /** @example 125047 */
            postalCode?: string | null;
            /** @example Домофон 34 */
            comment?: string | null;
        };
        /** @description Подсказка; чего в ней ещё нет, то null. `complete` — указан и дом, адрес можно сохранять. */
        AddressSuggestion: {
            /** @example г Москва, ул Лесная, д 12 */
            value: string;
            /** @example Москва */
            region: string;
            /** @example Москва */
            city: string;
            /** @example ул Лесная */
            street: string | null;
            /** @example 12 */
            house: string | null;
            /** @example 125047 */
            postalCode: string | null;
            /** @example true */
            complete: boolean;
        };
        /** @description Подсказки адреса, лучшие первыми. */
        AddressSuggestions: {
            items: components["schemas"]["AddressSuggestion"][];
        };
        /** @description Сообщение читателя об ошибке; по `traceID` её находят в журнале. */
        ErrorReport: {
            /** @example 3c6ef372fe94f82ba54ff53a5f1d36f1 */
            traceID: string;
            /**
             * @description Что делал читатель, если захотел рассказать.
             * @example Нажала «Оформить», и ничего не произошло
             */
            comment?: string;
            /**
             * @description Путь страницы без параметров.
             * @example /cart
             */
            page?: string;
        };
        /**
         * @description Состояние обращения.
         * @example New
         * @enum {string}
         */
        TicketStatus: "New" | "InProgress" | "Done";
        /** @description Обращение принято. */
        CreatedTicket: {
            id: components["schemas"]["ID"];
            type: components["schemas"]["TicketType"];
            status: components["schemas"]["TicketStatus"];
            /**
             * Format: date-time
             * @example 2026-03-12T09:41:00.000Z
             */
            createdAt: string;
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
        /** @description Ответ не изменился, тела нет. */
        NotModified: {
            headers: {
                "X-Request-ID": components["headers"]["RequestID"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Записи нет или она чужая. */
        NotFound: {
            headers: {
                "X-Request-ID": components["headers"]["RequestID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorPayload"];
            };
        };
        /** @description Нет действующего токена. */
        Unauthorized: {
            headers: {
                "X-Request-ID": components["headers"]["RequestID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorPayload"];
            };
        };
        /** @description Прав на действие нет. */
        Forbidden: {
            headers: {
                "X-Request-ID": components["headers"]["RequestID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorPayload"];
            };
        };
        /** @description Слишком много запросов. */
        TooManyRequests: {
            headers: {
                "X-Request-ID": components["headers"]["RequestID"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorPayload"];
            };
        };
        /** @description Запрос понятен, но выполнить его с такими данными нельзя. */
        UnprocessableContent: {
            headers: {
                "X-Request-ID": components["headers"]["RequestID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorPayload"];
            };
        };
        /** @description Состояние записи не допускает действие; `reason` говорит почему. */
        Conflict: {
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
        /**
         * @description Метка ответа, который уже есть; если он не изменился, придёт 304.
         * @example W/"17"
         */
        IfNoneMatch: string;
        /**
         * @description Ключ повтора: второй запрос с тем же ключом и телом возвращает первый ответ и ничего не создаёт, с другим телом — 422 с reason IdempotencyKeyReused.
         * @example 0f1e6a57-5f0d-4a55-8f5c-0c8e0b6e7a11
         */
        IdempotencyKey: string;
        /** @description Номер страницы, с 1. */
        Page: number;
        /** @description Сколько записей на странице. */
        PageSize: number;
        /**
         * @description Идентификатор записи.
         * @example 240501
         */
        ID: components["schemas"]["ID"];
    };
    requestBodies: never;
    headers: {
        /** @description Идентификатор запроса, присланный клиентом или созданный сервером. */
        RequestID: string;
        /** @description Метка версии ответа. */
        ETag: string;
        /** @description Сколько ответ можно хранить. */
        CacheControl: string;
        /** @description Через сколько секунд можно повторить. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type FieldError = components['schemas']['FieldError'];
export type ErrorPayload = components['schemas']['ErrorPayload'];
export type Phone = components['schemas']['Phone'];
export type ServiceLink = components['schemas']['ServiceLink'];
export type MobileApps = components['schemas']['MobileApps'];
export type Settings = components['schemas']['Settings'];
export type ID = components['schemas']['ID'];
export type Picture = components['schemas']['Picture'];
export type Category = components['schemas']['Category'];
export type CategoryTree = components['schemas']['CategoryTree'];
export type CategoryReference = components['schemas']['CategoryReference'];
export type CategoryDetail = components['schemas']['CategoryDetail'];
export type CategoryHierarchy = components['schemas']['CategoryHierarchy'];
export type ProductSource = components['schemas']['ProductSource'];
export type SearchQuery = components['schemas']['SearchQuery'];
export type AttributeChoice = components['schemas']['AttributeChoice'];
export type Kopecks = components['schemas']['Kopecks'];
export type ProductFlag = components['schemas']['ProductFlag'];
export type ProductFilter = components['schemas']['ProductFilter'];
export type CategoryFacetValue = components['schemas']['CategoryFacetValue'];
export type BrandReference = components['schemas']['BrandReference'];
export type BrandFacetValue = components['schemas']['BrandFacetValue'];
export type AvailabilityFacet = components['schemas']['AvailabilityFacet'];
export type PriceFacet = components['schemas']['PriceFacet'];
export type FlagFacetValue = components['schemas']['FlagFacetValue'];
export type FacetValue = components['schemas']['FacetValue'];
export type AttributeFacet = components['schemas']['AttributeFacet'];
export type ProductFilters = components['schemas']['ProductFilters'];
export type ProductSortField = components['schemas']['ProductSortField'];
export type SortDirection = components['schemas']['SortDirection'];
export type ProductSort = components['schemas']['ProductSort'];
export type ProductListRequest = components['schemas']['ProductListRequest'];
export type Grams = components['schemas']['Grams'];
export type StockLevel = components['schemas']['StockLevel'];
export type UnavailabilityReason = components['schemas']['UnavailabilityReason'];
export type UnavailableProductAction = components['schemas']['UnavailableProductAction'];
export type Unavailability = components['schemas']['Unavailability'];
export type ProductCard = components['schemas']['ProductCard'];
export type Paging = components['schemas']['Paging'];
export type ProductList = components['schemas']['ProductList'];
export type ProductCollection = components['schemas']['ProductCollection'];
export type ProductAttribute = components['schemas']['ProductAttribute'];
export type ProductDocumentKind = components['schemas']['ProductDocumentKind'];
export type ProductDocument = components['schemas']['ProductDocument'];
export type VariantOption = components['schemas']['VariantOption'];
export type ProductVariant = components['schemas']['ProductVariant'];
export type PromotionReference = components['schemas']['PromotionReference'];
export type ProductDetail = components['schemas']['ProductDetail'];
export type CartQuantityAddition = components['schemas']['CartQuantityAddition'];
export type CartPreviewProduct = components['schemas']['CartPreviewProduct'];
export type CartPreview = components['schemas']['CartPreview'];
export type CartProduct = components['schemas']['CartProduct'];
export type LineAvailability = components['schemas']['LineAvailability'];
export type CartItem = components['schemas']['CartItem'];
export type CustomerKind = components['schemas']['CustomerKind'];
export type Person = components['schemas']['Person'];
export type Partner = components['schemas']['Partner'];
export type Customer = components['schemas']['Customer'];
export type Address = components['schemas']['Address'];
export type DeliveryMethod = components['schemas']['DeliveryMethod'];
export type PickupPoint = components['schemas']['PickupPoint'];
export type CartDelivery = components['schemas']['CartDelivery'];
export type Totals = components['schemas']['Totals'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemFixAction = components['schemas']['ProblemFixAction'];
export type ProblemFix = components['schemas']['ProblemFix'];
export type Problem = components['schemas']['Problem'];
export type CartAction = components['schemas']['CartAction'];
export type CartOrder = components['schemas']['CartOrder'];
export type CartConflict = components['schemas']['CartConflict'];
export type CartQuantityChange = components['schemas']['CartQuantityChange'];
export type Feedback = components['schemas']['Feedback'];
export type RatingCount = components['schemas']['RatingCount'];
export type FeedbackList = components['schemas']['FeedbackList'];
export type FeedbackInput = components['schemas']['FeedbackInput'];
export type Brand = components['schemas']['Brand'];
export type BrandList = components['schemas']['BrandList'];
export type PromotionListRequest = components['schemas']['PromotionListRequest'];
export type Promotion = components['schemas']['Promotion'];
export type PromotionList = components['schemas']['PromotionList'];
export type PromotionProductListRequest = components['schemas']['PromotionProductListRequest'];
export type SearchBrand = components['schemas']['SearchBrand'];
export type SearchResult = components['schemas']['SearchResult'];
export type Favorite = components['schemas']['Favorite'];
export type FavoriteList = components['schemas']['FavoriteList'];
export type FavoriteEntry = components['schemas']['FavoriteEntry'];
export type FavoritePreview = components['schemas']['FavoritePreview'];
export type FavoriteChange = components['schemas']['FavoriteChange'];
export type CompareProduct = components['schemas']['CompareProduct'];
export type CompareGroup = components['schemas']['CompareGroup'];
export type CompareList = components['schemas']['CompareList'];
export type CompareAddition = components['schemas']['CompareAddition'];
export type CompareEntry = components['schemas']['CompareEntry'];
export type ComparePreview = components['schemas']['ComparePreview'];
export type CompareDeletion = components['schemas']['CompareDeletion'];
export type Cart = components['schemas']['Cart'];
export type ChangeCartProduct = components['schemas']['ChangeCartProduct'];
export type AddCartProduct = components['schemas']['AddCartProduct'];
export type AddCartProducts = components['schemas']['AddCartProducts'];
export type SkippedProduct = components['schemas']['SkippedProduct'];
export type CartBulkResult = components['schemas']['CartBulkResult'];
export type DeleteCartProducts = components['schemas']['DeleteCartProducts'];
export type ChangeCartCustomer = components['schemas']['ChangeCartCustomer'];
export type ChangeCartAddress = components['schemas']['ChangeCartAddress'];
export type ChangeCartDelivery = components['schemas']['ChangeCartDelivery'];
export type ProceedCart = components['schemas']['ProceedCart'];
export type CheckoutStep = components['schemas']['CheckoutStep'];
export type CheckoutReference = components['schemas']['CheckoutReference'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderProduct = components['schemas']['OrderProduct'];
export type OrderItem = components['schemas']['OrderItem'];
export type DeliveryInterval = components['schemas']['DeliveryInterval'];
export type OrderDelivery = components['schemas']['OrderDelivery'];
export type Recipient = components['schemas']['Recipient'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type TicketType = components['schemas']['TicketType'];
export type PaymentOption = components['schemas']['PaymentOption'];
export type CheckoutSectionName = components['schemas']['CheckoutSectionName'];
export type CheckoutSection = components['schemas']['CheckoutSection'];
export type OrderAction = components['schemas']['OrderAction'];
export type CreatingFailure = components['schemas']['CreatingFailure'];
export type Checkout = components['schemas']['Checkout'];
export type DeliveryDate = components['schemas']['DeliveryDate'];
export type DeliveryOption = components['schemas']['DeliveryOption'];
export type DeliveryOptions = components['schemas']['DeliveryOptions'];
export type ChangeCheckoutDelivery = components['schemas']['ChangeCheckoutDelivery'];
export type CheckoutConflict = components['schemas']['CheckoutConflict'];
export type ChangeCheckoutDeliveryPoint = components['schemas']['ChangeCheckoutDeliveryPoint'];
export type ChangeCheckoutRecipient = components['schemas']['ChangeCheckoutRecipient'];
export type ChangeCheckoutPayment = components['schemas']['ChangeCheckoutPayment'];
export type ChangeCheckoutComment = components['schemas']['ChangeCheckoutComment'];
export type ConfirmCheckout = components['schemas']['ConfirmCheckout'];
export type DeletedCheckout = components['schemas']['DeletedCheckout'];
export type OrdersFilter = components['schemas']['OrdersFilter'];
export type OrderCustomer = components['schemas']['OrderCustomer'];
export type OrderSummaryProduct = components['schemas']['OrderSummaryProduct'];
export type PaymentState = components['schemas']['PaymentState'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type OrderPayment = components['schemas']['OrderPayment'];
export type ShippingState = components['schemas']['ShippingState'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type Orders = components['schemas']['Orders'];
export type OrderActor = components['schemas']['OrderActor'];
export type OrderEvent = components['schemas']['OrderEvent'];
export type OrderNext = components['schemas']['OrderNext'];
export type Order = components['schemas']['Order'];
export type OrderStatusView = components['schemas']['OrderStatusView'];
export type RepeatOrder = components['schemas']['RepeatOrder'];
export type RepeatOutcome = components['schemas']['RepeatOutcome'];
export type RepeatLine = components['schemas']['RepeatLine'];
export type RepeatResult = components['schemas']['RepeatResult'];
export type ProfileUser = components['schemas']['ProfileUser'];
export type BonusBalance = components['schemas']['BonusBalance'];
export type Profile = components['schemas']['Profile'];
export type Customers = components['schemas']['Customers'];
export type PersonName = components['schemas']['PersonName'];
export type NewCustomer = components['schemas']['NewCustomer'];
export type Recipients = components['schemas']['Recipients'];
export type NewRecipient = components['schemas']['NewRecipient'];
export type Addresses = components['schemas']['Addresses'];
export type NewAddress = components['schemas']['NewAddress'];
export type AddressSuggestion = components['schemas']['AddressSuggestion'];
export type AddressSuggestions = components['schemas']['AddressSuggestions'];
export type ErrorReport = components['schemas']['ErrorReport'];
export type TicketStatus = components['schemas']['TicketStatus'];
export type CreatedTicket = components['schemas']['CreatedTicket'];
export type ResponseFailure = components['responses']['Failure'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnprocessableContent = components['responses']['UnprocessableContent'];
export type ResponseConflict = components['responses']['Conflict'];
export type ParameterRequestId = components['parameters']['RequestID'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterId = components['parameters']['ID'];
export type HeaderRequestId = components['headers']['RequestID'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
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
    getCategoryTree: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
                /**
                 * @description Метка ответа, который уже есть; если он не изменился, придёт 304.
                 * @example W/"17"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Дерево. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryTree"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Категория.
                 * @example terapiya-kompozity
                 */
                id: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Категория. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getCategoryHierarchy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Категория.
                 * @example terapiya-kompozity
                 */
                id: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Путь. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryHierarchy"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getProductFilters: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductFilter"];
            };
        };
        responses: {
            /** @description Фильтры. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFilters"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listProducts: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductListRequest"];
            };
        };
        responses: {
            /** @description Страница товаров. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listHitProducts: {
        parameters: {
            query?: {
                /** @description Сколько товаров; без него 12. */
                limit?: number;
                /**
                 * @description Категория со всеми вложенными.
                 * @example terapiya-kompozity
                 */
                categoryID?: components["schemas"]["ID"];
            };
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
            /** @description Хиты. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getProductBySlug: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Адресное имя товара.
                 * @example kompozit-esterion-universal-shprits-4-g-a2
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Товар. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    addProductToCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
                /**
                 * @description Ключ повтора: второй запрос с тем же ключом и телом возвращает первый ответ и ничего не создаёт, с другим телом — 422 с reason IdempotencyKeyReused.
                 * @example 0f1e6a57-5f0d-4a55-8f5c-0c8e0b6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Товар.
                 * @example 100245
                 */
                id: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartQuantityAddition"];
            };
        };
        responses: {
            /** @description Товары корзины. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Состояние изменилось; в ответе свежая корзина. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    changeProductInCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Товар.
                 * @example 100245
                 */
                id: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartQuantityChange"];
            };
        };
        responses: {
            /** @description Товары корзины. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Состояние изменилось; в ответе свежая корзина. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    listProductFeedback: {
        parameters: {
            query?: {
                /** @description Номер страницы, с 1. */
                page?: components["parameters"]["Page"];
                /** @description Сколько записей на странице. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Товар.
                 * @example 100245
                 */
                id: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Отзывы. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createProductFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
                /**
                 * @description Ключ повтора: второй запрос с тем же ключом и телом возвращает первый ответ и ничего не создаёт, с другим телом — 422 с reason IdempotencyKeyReused.
                 * @example 0f1e6a57-5f0d-4a55-8f5c-0c8e0b6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Товар.
                 * @example 100245
                 */
                id: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackInput"];
            };
        };
        responses: {
            /** @description Отзыв опубликован. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    listBrands: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
                /**
                 * @description Метка ответа, который уже есть; если он не изменился, придёт 304.
                 * @example W/"17"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Бренды. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    listPromotions: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionListRequest"];
            };
        };
        responses: {
            /** @description Страница акций. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    listPromotionProducts: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionProductListRequest"];
            };
        };
        responses: {
            /** @description Страница товаров. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    searchCatalogue: {
        parameters: {
            query: {
                /**
                 * @description Что набрано.
                 * @example композит
                 */
                query: components["schemas"]["SearchQuery"];
                /** @description Сколько товаров; без него 6. */
                limit?: number;
                /** @description Искать ровно написанное. */
                literalQuery?: boolean;
            };
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
            /** @description Подсказки. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listFavorites: {
        parameters: {
            query?: {
                /** @description Номер страницы, с 1. */
                page?: components["parameters"]["Page"];
                /** @description Сколько записей на странице. */
                pageSize?: components["parameters"]["PageSize"];
            };
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
            /** @description Страница избранного. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getFavoritePreview: {
        parameters: {
            query?: {
                /** @description Сколько записей. */
                limit?: number;
            };
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
            /** @description Избранное. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoritePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    changeFavorite: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteChange"];
            };
        };
        responses: {
            /** @description Избранное. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoritePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    getCompare: {
        parameters: {
            query?: {
                /** @description Какие товары сравнить. */
                productID?: components["schemas"]["ID"][];
            };
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
            /** @description Сравнение. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompareList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    addToCompare: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompareAddition"];
            };
        };
        responses: {
            /** @description Сравнение. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    deleteFromCompare: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompareDeletion"];
            };
        };
        responses: {
            /** @description Сравнение. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getComparePreview: {
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
            /** @description Сравнение. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listViewedProducts: {
        parameters: {
            query?: {
                /** @description Сколько товаров; без него 12. */
                limit?: number;
            };
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
            /** @description Просмотренные. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getCart: {
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
            /** @description Корзина. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getCartPreview: {
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
            /** @description Предпросмотр. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    changeCartProduct: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCartProduct"];
            };
        };
        responses: {
            /** @description Корзина после изменения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Состояние изменилось; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    addCartProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
                /**
                 * @description Ключ повтора: второй запрос с тем же ключом и телом возвращает первый ответ и ничего не создаёт, с другим телом — 422 с reason IdempotencyKeyReused.
                 * @example 0f1e6a57-5f0d-4a55-8f5c-0c8e0b6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCartProduct"];
            };
        };
        responses: {
            /** @description Корзина после добавления. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Состояние изменилось; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    addCartProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
                /**
                 * @description Ключ повтора: второй запрос с тем же ключом и телом возвращает первый ответ и ничего не создаёт, с другим телом — 422 с reason IdempotencyKeyReused.
                 * @example 0f1e6a57-5f0d-4a55-8f5c-0c8e0b6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCartProducts"];
            };
        };
        responses: {
            /** @description Корзина после добавления. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartBulkResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Состояние изменилось; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCartProducts: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteCartProducts"];
            };
        };
        responses: {
            /** @description Корзина после удаления. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    changeCartCustomer: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCartCustomer"];
            };
        };
        responses: {
            /** @description Корзина. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    changeCartAddress: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCartAddress"];
            };
        };
        responses: {
            /** @description Корзина. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    changeCartDelivery: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCartDelivery"];
            };
        };
        responses: {
            /** @description Корзина. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    proceedCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
                /**
                 * @description Ключ повтора: второй запрос с тем же ключом и телом возвращает первый ответ и ничего не создаёт, с другим телом — 422 с reason IdempotencyKeyReused.
                 * @example 0f1e6a57-5f0d-4a55-8f5c-0c8e0b6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProceedCart"];
            };
        };
        responses: {
            /** @description Оформление готово. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutReference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Состояние изменилось; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Оформление. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getCheckoutDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Способы получения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    changeCheckoutDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCheckoutDelivery"];
            };
        };
        responses: {
            /** @description Оформление после изменения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Состояние изменилось; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    changeCheckoutDeliveryPoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCheckoutDeliveryPoint"];
            };
        };
        responses: {
            /** @description Оформление после изменения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Состояние изменилось; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    changeCheckoutRecipient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCheckoutRecipient"];
            };
        };
        responses: {
            /** @description Оформление после изменения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Состояние изменилось; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeCheckoutPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCheckoutPayment"];
            };
        };
        responses: {
            /** @description Оформление после изменения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Состояние изменилось; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    changeCheckoutComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCheckoutComment"];
            };
        };
        responses: {
            /** @description Оформление после изменения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Состояние изменилось; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    confirmCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
                /**
                 * @description Ключ повтора: второй запрос с тем же ключом и телом возвращает первый ответ и ничего не создаёт, с другим телом — 422 с reason IdempotencyKeyReused.
                 * @example 0f1e6a57-5f0d-4a55-8f5c-0c8e0b6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmCheckout"];
            };
        };
        responses: {
            /** @description Подтверждено. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Состояние изменилось; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    cancelCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Отменено. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Состояние изменилось; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Удалено. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCheckout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Состояние изменилось; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOrders: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdersFilter"];
            };
        };
        responses: {
            /** @description Страница списка. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Orders"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Заказ. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Состояние. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStatusView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Заказ отменён. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    repeatOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
                /**
                 * @description Ключ повтора: второй запрос с тем же ключом и телом возвращает первый ответ и ничего не создаёт, с другим телом — 422 с reason IdempotencyKeyReused.
                 * @example 0f1e6a57-5f0d-4a55-8f5c-0c8e0b6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepeatOrder"];
            };
        };
        responses: {
            /** @description Что можно купить снова. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepeatResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Состояние изменилось; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    getProfile: {
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
            /** @description Профиль. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomers: {
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
            /** @description Покупатели. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
                /**
                 * @description Ключ повтора: второй запрос с тем же ключом и телом возвращает первый ответ и ничего не создаёт, с другим телом — 422 с reason IdempotencyKeyReused.
                 * @example 0f1e6a57-5f0d-4a55-8f5c-0c8e0b6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCustomer"];
            };
        };
        responses: {
            /** @description Покупатель добавлен. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomerRecipients: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Получатели. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipients"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createCustomerRecipient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
                /**
                 * @description Ключ повтора: второй запрос с тем же ключом и телом возвращает первый ответ и ничего не создаёт, с другим телом — 422 с reason IdempotencyKeyReused.
                 * @example 0f1e6a57-5f0d-4a55-8f5c-0c8e0b6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecipient"];
            };
        };
        responses: {
            /** @description Получатель добавлен. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    listAddresses: {
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
            /** @description Адреса. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addresses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
                /**
                 * @description Ключ повтора: второй запрос с тем же ключом и телом возвращает первый ответ и ничего не создаёт, с другим телом — 422 с reason IdempotencyKeyReused.
                 * @example 0f1e6a57-5f0d-4a55-8f5c-0c8e0b6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAddress"];
            };
        };
        responses: {
            /** @description Адрес сохранён. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    getAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Адрес. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    searchAddresses: {
        parameters: {
            query: {
                /**
                 * @description Что набрано.
                 * @example москва лесная 1
                 */
                query: string;
                /** @description Сколько подсказок; без него 7. */
                limit?: number;
            };
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
            /** @description Подсказки. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressSuggestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    reportError: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Случайный идентификатор запроса; возвращается в ответе и попадает в журнал.
                 * @example 5f0c2f0e-8a52-4bb1-9d0a-6f3f8f1f7a10
                 */
                "X-Request-ID"?: components["parameters"]["RequestID"];
                /**
                 * @description Ключ повтора: второй запрос с тем же ключом и телом возвращает первый ответ и ничего не создаёт, с другим телом — 422 с reason IdempotencyKeyReused.
                 * @example 0f1e6a57-5f0d-4a55-8f5c-0c8e0b6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErrorReport"];
            };
        };
        responses: {
            /** @description Сообщение получено. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
}
