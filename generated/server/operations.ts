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
         * @description Фильтры со счётчиками для того же отбора, что у `listProducts`: семья вариантов считается один раз. Счётчик значения не учитывает выбор внутри своего же фильтра и учитывает все остальные. Источники RecentlyViewed, Favorites и PreviouslyBought без входа отвечают 401.
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
         * @description Страница товаров из любого источника с отбором и сортировкой; карточки полны, отдельных запросов не нужно. Семья вариантов — одна карточка, и `total`, и страницы считают семьи; она подходит, если всем условиям сразу отвечает хотя бы один её вариант, и показана тем подходящим, что в этом порядке первый (по цене — самым дешёвым или самым дорогим). Favorites, PreviouslyBought и отбор по `ids` перечисляют варианты отдельно. Если по `query` ничего нет, ищется исправленный запрос, и `correctedQuery` говорит какой; `literalQuery` это выключает. Неизвестные категория, бренд и акция дают пустой список. Источники RecentlyViewed, Favorites и PreviouslyBought без входа отвечают 401.
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
    "/api/v1/product/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Рекомендованные товары
         * @description Что предложить рядом с названными товарами или самому читателю; только то, что можно купить, из каждой семьи один товар, лучшее первым. BoughtTogether без `productID` пуст; ForYou смотрит на просмотренное и купленное читателем, а посетителю — на названное в `productID`, и дополняется хитами. Неизвестные товары пропускаются.
         */
        get: operations["listRecommendedProducts"];
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
         * @description Всё для страницы товара: карточка, описание, характеристики, документы, семья вариантов, похожие товары, действующие акции. Товар, которого больше нет в каталоге, отвечает как недоступный (Discontinued), а не 404, пока на него могут ссылаться заказы. Просмотр вошедшего читателя попадает в просмотренные, если ответ нужен не впрок.
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
         * @description Опубликованные отзывы, новые первыми, со средней оценкой и распределением оценок, и отзыв самого читателя, пока он на проверке или отклонён.
         */
        get: operations["listProductFeedback"];
        /**
         * Изменить отзыв
         * @description Заменяет отзыв читателя об этом товаре. Новый текст снова проверяют, до того он не виден и в оценку не входит; тот же текст ничего не меняет. Ответ магазина остаётся. Не писал — 404.
         */
        put: operations["changeProductFeedback"];
        /**
         * Оставить отзыв
         * @description Отзыв покупателя, получившего товар: остальным 403 с reason NotBought. Один на товар: второй отвечает 409 с reason AlreadyExists. До проверки его видит только автор, и в оценку товара он не входит.
         */
        post: operations["createProductFeedback"];
        /**
         * Удалить отзыв
         * @description Удаляет отзыв читателя об этом товаре вместе с ответом магазина; написать можно снова. Не писал — 404.
         */
        delete: operations["deleteProductFeedback"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/{id}/feedback/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Приложить фото к отзыву
         * @description Ещё одно фото к отзыву читателя об этом товаре, не больше пяти: шестое отвечает 409 с reason NotAllowed. Вид файла узнают по содержимому, не по имени; хранят перекодированным, без места съёмки и сведений о камере. Опубликованный или отклонённый отзыв с новым фото проверяют снова. Не писал — 404.
         */
        post: operations["createProductFeedbackPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/{id}/feedback/photos/{photoID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Убрать фото из отзыва
         * @description Удаляет фото из отзыва читателя об этом товаре; снова проверять остальное не нужно. Чужое или неизвестное — 404.
         */
        delete: operations["deleteProductFeedbackPhoto"];
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
         * @description Акции, которые идут сейчас, по месту показа: баннеры главной и страница акций. `ids` оставляет названные, `categoryID` — те, в которых есть товары категории.
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
         * @description Поиск по мере набора: товары, категории и бренды. Ищет по названию, артикулу, бренду и коду производителя; прощает опечатки, ё и е, чужую раскладку и транслитерацию. Если показаны результаты исправленного запроса, он назван в `correctedQuery`; `literalQuery` выключает исправление. Для известного названия, которого в каталоге нет, показаны аналоги, а само оно названо в `replacedName`.
         */
        get: operations["searchCatalog"];
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
         * @description Добавляет товары; уже добавленные остаются. Неизвестные товары пропускаются. Больше 50 — 422 с reason LimitReached, а с `keepNewest` самые давние уходят. Возвращает всё сравнение одними идентификаторами.
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
         * @description От чьего имени заказ. У компании сам выбирается основной договор, метки прежней компании снимаются. С `preview` — только показать, какой станет корзина: по ней видны новые цены. Чужой или неизвестный покупатель — 404.
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
         * @description Из отмеченных товаров делает оформление и возвращает его id. Строки остаются в корзине, пока заказ не подтверждён. У пользователя не больше одного незаконченного оформления: новое обращение обновляет его товары и сохраняет выбранную доставку и оплату. Пока заказ не подтверждён, количества этих товаров следуют корзине. Неполадки отмеченных строк — 409 CartHasProblems.
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
         * @description Состояние заказа от черновика до создания. Отвечает для любого заказа читателя; при `step` Details страницу заказа берут из `GET /order/{id}`. Чужой или удалённый — 404. Черновик (Draft) следует корзине: количества его товаров — те, что в ней сейчас, удалённое из неё не заказывают, а `version` растёт с каждым таким изменением. Не осталось ничего — RemovedFromCart у каждой строки.
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
         * @description Способы с ценой, днями и пунктами выдачи для этого заказа и выбранного адреса; недоступные — с причиной. Пунктов бывает больше, чем помещается в ответ: без `query` в нём сначала пункты в городе покупателя, с ним — только найденные.
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
    "/api/v1/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Заказы на согласовании
         * @description Заказы, которые читатель согласует, которые отправил сам (`myStatus` — null), а владельцу — все заказы компании: ждущие — давние первыми, решённые — новые первыми. Отозванных здесь нет.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approval/{id}": {
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
         * Согласование заказа
         * @description Заказ с причинами согласования, решениями, правками «было / стало» и тем, что читателю можно. Отвечает и после решения; заказ, которому согласование не нужно, и чужой — 404.
         */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approval/{id}/approve": {
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
         * Согласовать заказ
         * @description Решение согласующего, комментарий не обязателен. Когда согласий хватает (`quorum`), заказ становится Approved. Версия не та, что видел согласующий, — 409 ApprovalChanged с отличиями. Свой заказ согласует только тот, кому это разрешила компания.
         */
        put: operations["approveOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approval/{id}/decline": {
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
         * Отклонить заказ
         * @description Решение согласующего с обязательным комментарием: заказ становится NotApproved и возвращается покупателю на правку. Версия не та, что видел согласующий, — 409 ApprovalChanged с отличиями.
         */
        put: operations["declineOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approval/{id}/proceed": {
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
         * Двинуть заказ дальше
         * @description Согласованный заказ отдаёт на создание (WaitingForCreating): пересчитывает цены и остатки, присваивает номер; дальше опрашивают `GET /order/{id}/status`. Отклонённый и исправленный отправляет на согласование снова (WaitingForApprove). Сумма выросла после согласия — 409 PriceChanged, и заказ снова ждёт согласующих; товара не хватает — 409 ApprovalHasProblems. Повтор с тем же ключом заказ не удваивает.
         */
        put: operations["proceedApproval"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approval/{id}/remind": {
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
         * Напомнить согласующим
         * @description Покупатель напоминает тем, кого ждут; не чаще раза в 4 часа (`remindAvailableAt`), раньше — 429. Никого не ждут — 409 NotAllowed.
         */
        post: operations["remindApprovers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approval/{id}/product": {
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
         * Изменить товар при согласовании
         * @description Ставит количество; 0 убирает строку, товар, которого нет, добавляет. Последнюю строку убрать нельзя — 422 LastProduct; больше остатка — 422 NotEnoughStock; не кратно упаковке — 422 QuantityNotMultiple; меньше наименьшего заказа — 422 BelowMinimum; недоступный товар — 422 ProductUnavailable. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
         */
        put: operations["changeApprovalProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approval/{id}/contract": {
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
         * Изменить договор при согласовании
         * @description Один из договоров компании; неизвестный — 404, недействующий — 422 ContractUnavailable. Цены могут измениться. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
         */
        put: operations["changeApprovalContract"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approval/{id}/delivery": {
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
         * Способы получения при согласовании
         * @description Способы с ценой, днями и пунктами выдачи для этого заказа; недоступные — с причиной.
         */
        get: operations["getApprovalDelivery"];
        /**
         * Изменить способ получения при согласовании
         * @description Способ, день и время. День или время не из предложенных — 422 DeliveryDateUnavailable, недоступный способ — 422 DeliveryUnavailable. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
         */
        put: operations["changeApprovalDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approval/{id}/deliveryPoint": {
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
         * Изменить адрес или пункт выдачи при согласовании
         * @description Адрес компании у Courier, пункт у Pickup; не своё для способа — 422 DeliveryPointMismatch, не подходящий пункт — 422 DeliveryUnavailable. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
         */
        put: operations["changeApprovalDeliveryPoint"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approval/{id}/payment": {
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
         * Изменить оплату при согласовании
         * @description Недоступный способ — 422 PaymentUnavailable с причиной. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
         */
        put: operations["changeApprovalPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approval/{id}/recipient": {
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
         * Изменить получателя при согласовании
         * @description Один из получателей компании; неизвестный — 404. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
         */
        put: operations["changeApprovalRecipient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approval/{id}/comment": {
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
         * Изменить комментарий к заказу при согласовании
         * @description Пожелания к заказу; слова согласующего к решению передают вместе с решением. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
         */
        put: operations["changeApprovalComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Компании
         * @description Компании, где читатель состоит, с состоянием доступа к заказам, оптового доступа и электронного документооборота.
         */
        get: operations["listPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}": {
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
         * Компания
         * @description Сведения о компании, числа разделов и что читателю в ней можно. Чужая — 404.
         */
        get: operations["getPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/addresses": {
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
         * Адреса компании
         * @description Куда доставляют заказы компании, новые первыми; не листаются.
         */
        get: operations["listPartnerAddresses"];
        put?: never;
        /**
         * Добавить адрес компании
         * @description Такой же, как уже сохранённый, возвращает сохранённый. Нужно право ManageAddresses, иначе 403. Больше 200 адресов — 422 TooMany.
         */
        post: operations["createPartnerAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/addresses/{addressID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
                /**
                 * @description Адрес компании.
                 * @example a-klinika
                 */
                addressID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Удалить адрес компании
         * @description Заказы сохраняют адрес как был; из корзин он пропадает. Вернуть — `restore`. Нужно право ManageAddresses, иначе 403.
         */
        delete: operations["deletePartnerAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/calendar": {
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
         * Что и когда заканчивается
         * @description Всё, у чего есть последний день: договоры компании, доверенности, допуск к заказам, а ещё промокоды и бонусы самого читателя; по дню, ближайшее первым. Закончившееся остаётся 90 дней. Доверенности и доступ коллег видит тот, кто ведёт сотрудников. Чужая — 404.
         */
        get: operations["getPartnerCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/calendar/feed": {
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
         * Создать или сменить ссылку на календарь
         * @description Секретная ссылка на этот календарь в формате iCalendar (RFC 5545), для Google, Apple и Outlook. Её видно один раз: хранится только отпечаток. Прежняя ссылка сразу перестаёт действовать. Ссылка своя у каждого человека, показывает то же, что ему самому, и отвечает 404, когда он больше не в компании. Открывается без входа, вне `/api/v1`: `text/calendar`, `Cache-Control: private`, не чаще 60 раз в час. Чужая компания — 404.
         */
        put: operations["renewCalendarFeed"];
        post?: never;
        /**
         * Отключить ссылку на календарь
         * @description Ссылка сразу перестаёт действовать; если её не было, ничего не меняется. Чужая компания — 404.
         */
        delete: operations["revokeCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/contracts": {
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
         * Договоры компании
         * @description Все договоры с видом, сроком и расчётами; недействующие — с причиной, по которой их нельзя выбрать.
         */
        get: operations["listPartnerContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/contracts/default": {
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
         * Выбрать основной договор
         * @description Он выбирается в новых корзинах компании сам; начатые не меняет. Неизвестный — 404, недействующий — 422 ContractUnavailable. Нужно право ChangeDefaultContract, иначе 403.
         */
        put: operations["changeDefaultContract"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/approvers": {
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
         * Согласующие
         * @description Кто согласует заказы компании и по какому правилу.
         */
        get: operations["listApprovers"];
        put?: never;
        /**
         * Назначить согласующих
         * @description Заменяет согласующих и правило целиком. Последнего согласующего убрать нельзя, пока правило требует согласования, — 409 LastApprover; другие успели изменить — 409 ApproversChanged. Неизвестный сотрудник — 404, приглашённый или заблокированный — 422 EmployeeNotActive, правило без согласующих — 422 ApproverRequired. Нужно право ManageApprovers, иначе 403.
         */
        post: operations["changeApprovers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/employees": {
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
         * Сотрудники
         * @description Сотрудники компании по фамилии; видят их все, кто в ней состоит.
         */
        get: operations["listEmployees"];
        /**
         * Изменить сотрудника
         * @description Меняет сведения, роль, пределы и блокировку; заблокированный теряет доступ сразу. Заблокировать последнего владельца или сменить его роль — 409 LastOwner, последнего согласующего, пока правило требует согласования, — 409 LastApprover; занятые телефон или почта — 409 EmployeeExists; неизвестный сотрудник — 404. Нужно право ManageEmployees и действие Edit у сотрудника, иначе 403; роль не из `allowedRoles` — 403 RoleNotAllowed.
         */
        put: operations["changeEmployee"];
        /**
         * Пригласить сотрудника
         * @description Отправляет ссылку приглашения на указанные телефон и почту, хотя бы на что-то одно; сотрудником становится тот, кто его примет (`POST /user/invitations/{id}/accept`). Ссылка одноразовая и действует 7 дней. Телефон или почта уже у состоящего или приглашённого — 409 EmployeeExists; нет ни телефона, ни почты — 422 ContactRequired. За час компания отправляет не больше ста приглашений, один пользователь — двухсот, а на один телефон или почту все вместе — пяти, иначе 429. Нужно право ManageEmployees, иначе 403; роль не из `allowedRoles` — 403 RoleNotAllowed.
         */
        post: operations["inviteEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/employees/{employeeID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
                /**
                 * @description Сотрудник компании.
                 * @example e-maria
                 */
                employeeID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Удалить сотрудника
         * @description Доступ к компании кончается сразу, во всех открытых вкладках; заказы остаются у компании, начатое оформление закрывается. Приглашение отзывается. Вернуть — пригласить снова. Последний владелец — 409 LastOwner, последний согласующий, пока правило требует согласования, — 409 LastApprover. Нужно право ManageEmployees и действие Remove у сотрудника, иначе 403. Себя удаляет каждый, без этого права: так выходят из компании, и владельцы получают уведомление.
         */
        delete: operations["deleteEmployee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/employees/search": {
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
         * Найти сотрудника
         * @description По части имени, должности, телефона или почты.
         */
        get: operations["searchEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/employees/{employeeID}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
                /**
                 * @description Сотрудник компании.
                 * @example e-ekaterina
                 */
                employeeID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Пригласить ещё раз
         * @description Отправляет приглашённому новую ссылку; прежняя больше не действует. Уже вошедший или заблокированный — 409 NotInvited; неизвестный сотрудник — 404. Нужно право ManageEmployees, иначе 403. Пока прежняя ссылка открыта, не чаще раза в минуту (`resendAvailableAt` приглашения), и считается вместе с приглашениями (`POST /partners/{id}/employees`); иначе 429 с Retry-After.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/employees/{employeeID}/undoAcceptance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
                /**
                 * @description Сотрудник компании.
                 * @example e-ekaterina
                 */
                employeeID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Отменить вступление
         * @description Приглашение принял не тот: человек сразу теряет доступ к компании и становится снова приглашённым, его заказы остаются у компании. Новую ссылку отправляет `resend`. Не вступал по приглашению — 409 NotAccepted, последний владелец или согласующий — 409 LastOwner, LastApprover; себя — 403. Нужно право ManageEmployees, иначе 403.
         */
        post: operations["undoAcceptance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/finDocsRecipients": {
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
         * Получатели финансовых документов
         * @description Кому присылают счета, УПД, акты сверки и договоры; не листаются.
         */
        get: operations["listFinDocsRecipients"];
        /**
         * Изменить получателя финансовых документов
         * @description Почта другого получателя — 409 RecipientExists, неизвестный получатель — 404. Нужно право ManageFinDocsRecipients, иначе 403.
         */
        put: operations["changeFinDocsRecipient"];
        /**
         * Добавить получателя финансовых документов
         * @description Почта уже в списке — 409 RecipientExists. Больше 200 получателей — 422 TooMany. Нужно право ManageFinDocsRecipients, иначе 403.
         */
        post: operations["createFinDocsRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/finDocsRecipients/{recipientID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
                /**
                 * @description Получатель финансовых документов.
                 * @example f-oleg
                 */
                recipientID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Удалить получателя финансовых документов
         * @description Документы ему больше не присылают. Вернуть — добавить снова. Нужно право ManageFinDocsRecipients, иначе 403.
         */
        delete: operations["deleteFinDocsRecipient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/recipients": {
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
         * Получатели компании
         * @description Кого можно указать получателем заказа компании; не листаются. Те же, что у её покупателя.
         */
        get: operations["listPartnerRecipients"];
        put?: never;
        /**
         * Добавить получателя компании
         * @description Нужно право ManageRecipients, иначе 403. Больше 200 получателей — 422 TooMany.
         */
        post: operations["createPartnerRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/recipients/{recipientID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
                /**
                 * @description Получатель компании.
                 * @example r-maria
                 */
                recipientID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Удалить получателя компании
         * @description Заказы сохраняют получателя как был. Вернуть — добавить снова. Нужно право ManageRecipients, иначе 403.
         */
        delete: operations["deletePartnerRecipient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/tags": {
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
         * Метки компании
         * @description Словарь меток с числом отмеченных заказов.
         */
        get: operations["listPartnerTags"];
        /**
         * Переименовать метку
         * @description Меняет название в словаре и у отмеченных заказов. Занятое название — 409 TagExists, неизвестная метка — 404. Нужно право ManageTags, иначе 403.
         */
        put: operations["changePartnerTag"];
        /**
         * Добавить метку
         * @description Можно и прямо из корзины. Такое название уже есть — 409 TagExists, больше 500 меток — 422 TooMany. Нужно право ManageTags, иначе 403.
         */
        post: operations["createPartnerTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/tags/{tagID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
                /**
                 * @description Метка компании.
                 * @example t-kabinet-2
                 */
                tagID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Удалить метку
         * @description Убирает из словаря и корзин; сколько заказов сохранят её как текст, сказано в `orderCount` и до удаления. Нужно право ManageTags, иначе 403.
         */
        delete: operations["deletePartnerTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/{id}/restore": {
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
         * Вернуть удалённую запись
         * @description Возвращает запись под тем же `id` туда, где она была выбрана: адрес и метку в корзины, метку в заказы, получателя основным. Ничего не делает, если запись на месте. Удалённую больше суток назад или чужую — 404; если её место заняла другая с тем же названием или почтой — 409. Нужно то же право, что и для удаления, иначе 403.
         */
        post: operations["restorePartnerRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/import/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Разобрать файл с товарами
         * @description Читает файл, находит товары и сразу отвечает; в корзину ничего не кладёт. Больше 5 МБ — 413 TooLarge; не читается или слишком велик внутри — 422 FileUnreadable, без нужных столбцов — 422 ColumnsNotFound, пуст — 422 FileEmpty, больше 5 000 строк — 422 TooManyRows. Чужая компания — 404.
         */
        post: operations["importProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/import/choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Выбрать из похожих и исправить количества
         * @description Решает неоднозначные строки, исправляет количества и возвращает весь разбор заново, с нынешними ценами и остатками. Без выборов ничего не меняет: так разбор читают после перезагрузки и пока он Pending. Чужой или просроченный — 404; товар не из предложенных или строки нет — 422 ChoiceInvalid.
         */
        post: operations["chooseImportProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/import/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Скачать шаблон или строки с ошибками
         * @description Книга XLSX: шаблон для заполнения либо строки разбора с исходом и пояснением. Текст, который таблица приняла бы за формулу, обезврежен. Чужой или просроченный разбор — 404.
         */
        post: operations["downloadImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/share/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Поделиться товарами
         * @description Делает ссылку на набор товаров или корзину; работает и без входа. Одинаковый товар дважды или неизвестный — 422 ProductInvalid.
         */
        post: operations["shareProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/share/products/{id}": {
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
         * Открыть то, чем поделились
         * @description Товары ссылки с ценами и остатками для читателя; вход не нужен. Ссылки нет или она отслужила — 404.
         */
        get: operations["getSharedProducts"];
        put?: never;
        post?: never;
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
         * @description Заказы читателя, новые первыми: по состоянию, дате и тексту (номер, название, артикул). С `scope: Company` — и заказы коллег, если читателю они видны.
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
         * @description Всё о заказе: строки, суммы, доставка, оплата, история и что дальше. Кроме покупателя его видят коллеги, которым видны все заказы компании (`OrdersScope`): `isMine` — false, из действий у них только Repeat. Чужой — 404; свой, но для компании, из которой читатель удалён, — 403 CompanyAccessEnded.
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
    "/api/v1/order/{id}/refund/preview": {
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
         * Что вернётся
         * @description Считает возврат, ничего не меняя: деньги, бонусы и подарки, которые возвращаются вместе с товарами. Оформляет его `createRefundTicket` с теми же `items`. Товара в заказе нет — 404, штук больше, чем можно вернуть, — 422; заказ не получен или возвращён весь — 409 NotAllowed или AlreadyExists. Считает и оформляет только сам покупатель, у коллег 404.
         */
        post: operations["previewRefund"];
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
    "/api/v1/profile/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Указать телефон
         * @description Телефон для связи, когда поставщик удостоверений его не даёт: на него приходят коды и SMS. Приглашения в компании по нему не видны. Если телефон даёт поставщик — 409 PhoneFromProvider. Не чаще пяти раз в час, иначе 429.
         */
        put: operations["changePhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Приглашения в компании
         * @description Приглашения на телефон или почту, которые подтвердил поставщик удостоверений этого сеанса. Без подтверждённых список пуст: остаётся ссылка из сообщения.
         */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/invitations/byLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Приглашение по ссылке
         * @description Что стоит за ссылкой из SMS или письма: видно и тому, у кого ещё нет аккаунта. Токен — в теле, чтобы не попадал в журналы. Неизвестный — 404.
         */
        post: operations["readInvitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/invitations/{id}/accept": {
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
         * Принять приглашение
         * @description Вступить в компанию. С `token` из ссылки — любым аккаунтом, без него — только когда телефон сеанса подтверждён и тот же, что в приглашении; иначе 404. Срок вышел — 409 InvitationExpired; отозвано, заменено, отклонено или принято другим — 409 InvitationClosed; уже в этой компании — 409 EmployeeExists. Повтор того же человека возвращает тот же ответ.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/invitations/{id}/decline": {
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
         * Отклонить приглашение
         * @description Компания увидит, что приглашение отклонено, и сможет пригласить снова. Доказательство и отказы те же, что у согласия.
         */
        post: operations["declineInvitation"];
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
         * @description Частное лицо или компания из справочника. Уже своя компания — 409 AlreadyExists, подключённая другим — 409 AlreadyRegistered: доступ даёт её владелец. ИНН с неверной контрольной суммой — 422 InvalidINN, ликвидированная — 422 OrganizationLiquidated, которой нет в справочнике — 422 PartnerNeedsRequest: её добавит менеджер по обращению.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/customers/{id}/activeContracts": {
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
         * Действующие договоры покупателя
         * @description По каким договорам можно заказать: основной первым. У частного покупателя договоров нет, список пуст. Чужой покупатель — 404.
         */
        get: operations["listActiveContracts"];
        put?: never;
        post?: never;
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
    "/api/v1/search/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Подсказки организаций
         * @description Организации и предприниматели из справочника по ИНН, ОГРН или названию, чтобы добавить свою компанию.
         */
        get: operations["searchPartners"];
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
    "/api/v1/brands/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Найти бренд
         * @description Бренды, в названии которых есть написанное: для фильтров и поля на странице брендов. Прощает ё и е, чужую раскладку и транслитерацию; начинающиеся с написанного первыми. Без `query` — первые по алфавиту.
         */
        get: operations["searchBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{id}": {
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
         * Бренд
         * @description Бренд с описанием — для шапки его страницы; товары даёт `listProducts` с источником BrandProducts. Вместо идентификатора можно назвать slug. Неизвестный бренд и бренд без товаров — 404.
         */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/idByMarket/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Товар по идентификатору предложения
         * @description Находит товар по `marketID`, под которым его знают фид, рекомендации и аналитика. Неизвестное предложение — 404.
         */
        get: operations["getProductByMarketID"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promotions/{id}/categories/topLevel": {
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
         * Категории товаров акции
         * @description Категории верхнего уровня, в которых есть товары акции, со счётчиками — вкладки над её товарами. Неизвестная или закончившаяся акция — 404.
         */
        post: operations["listPromotionCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/order/{id}/certificates": {
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
         * Документы на товары заказа
         * @description Удостоверения и декларации на каждый товар заказа, со ссылками на файлы. Есть у любого подтверждённого заказа читателя; у черновика — 409 NotAllowed.
         */
        get: operations["getOrderCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/order/{id}/certificates/archive": {
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
         * Документы на товары заказа одним архивом
         * @description ZIP со всеми файлами, на которые ссылаются документы товаров заказа, и списком в `Список документов.txt`: что к какому товару относится, у каких товаров документов нет и какие файлы получить не удалось. Имена файлов — в UTF-8. Есть у любого подтверждённого заказа читателя; у черновика — 409 NotAllowed.
         */
        get: operations["downloadOrderCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/order/{id}/transferDocument": {
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
         * УПД
         * @description Универсальный передаточный документ (статус 1) в PDF. Есть у отправленного заказа компании; у другого — 409 NotAllowed.
         */
        get: operations["getOrderTransferDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/emptypage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Текстовая страница
         * @description Текст страницы раздела «Информация» (`/info/{id}`), который правят без выпуска магазина. Пишут его в Markdown (CommonMark с таблицами), отдают очищенным HTML из него. Всё, что сервер знает сам — тарифы и сроки доставки, срок хранения, пункты выдачи, способы оплаты, телефон, почту и реквизиты, — он подставляет в текст из тех же данных, по которым оформляет заказы. Имена страниц магазина — в StaticPageID; у сервера могут быть и другие. Неизвестное имя — 404 `NotFound`, и магазин показывает «Страница не найдена». Ответ несёт ETag: он меняется и с текстом, и с подставленным.
         */
        get: operations["getStaticPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Уведомления
         * @description Уведомления читателя, новые первыми; можно отобрать непрочитанные и по теме.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Отметить все прочитанными
         * @description Отмечает всё, что пришло к этому времени. Повтор ничего не меняет.
         */
        put: operations["receiveNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/received/{id}": {
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
         * Отметить уведомление прочитанным
         * @description Отмечает одно уведомление. Повтор ничего не меняет: время прочтения остаётся первым. Чужое или неизвестное — 404.
         */
        put: operations["receiveNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/otp/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Прислать код
         * @description Отправляет одноразовый код на телефон из профиля. Код действует 5 минут и только у того, кто его просил; попыток пять. Не чаще раза в минуту и пяти раз в час — иначе 429 с Retry-After. Без телефона в профиле — 422 NoPhone.
         */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/otp/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Прислать код ещё раз
         * @description Отправляет новый код вместо прежнего: прежние код и токен больше не действуют, в ответе новый токен. Годится и после исчерпанных попыток, и после истечения. Неизвестный, чужой или уже использованный токен — 404.
         */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Обращения
         * @description Обращения читателя, недавно изменённые первыми. Отбирают по состоянию, виду, заказу и тексту (номер, начало записей).
         */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/edo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Подключить ЭДО
         * @description Заявка на обмен документами с компанией. Компания, где читатель не состоит, — 404; нет права ConnectEDO — 403 NotAllowed; заявка уже рассматривается или ЭДО подключён — 409 AlreadyExists.
         */
        post: operations["createEDOTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/equipment/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ремонт и обслуживание оборудования
         * @description Заявка в сервисный отдел, вид CustomerService. Чужой или неизвестный заказ или товар — 404.
         */
        post: operations["createMaintenanceTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/general": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Общее обращение
         * @description Вопрос, у которого нет своего вида; заодно просьбы найти товар и удалить аккаунт — их различает `type`. Вторая просьба удалить аккаунт, пока открыта первая, — 409 AlreadyExists.
         */
        post: operations["createGeneralTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/order/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Доставка недоступна
         * @description Нужный способ получения недоступен, вид OrderDeliveryUnavailable. Чужой или неизвестный заказ — 404.
         */
        post: operations["createOrderDeliveryTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/order/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Оплата недоступна
         * @description Нужный способ оплаты недоступен, вид PaymentUnavailable. Чужой или неизвестный заказ — 404.
         */
        post: operations["createOrderPaymentTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/order/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Товары заказа недоступны
         * @description В заказе есть то, чего нет, вид OrderProductsUnavailable. Чужой или неизвестный заказ или товар — 404.
         */
        post: operations["createOrderProductsTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/order/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Вопрос о заказе
         * @description Любой вопрос о заказе, вид OrderQuestion. Чужой или неизвестный заказ — 404.
         */
        post: operations["createOrderQuestionTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/order/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Вернуть заказ или его часть
         * @description Возврат полученного заказа, подтверждённый кодом из `sendOtp` с шаблоном RefundOrder. Без `items` — всё, что ещё не возвращали: заказ становится WaitingForRefund. С ними — названное, а заказ остаётся Succeeded, пока в нём есть что вернуть; возвратов у заказа может быть несколько, вместе — не больше купленного. Что вернётся, заранее считает `previewRefund`; решение магазина — в `refunds` заказа. Неверный код — 400 InvalidCode: это не сбой, введённое сохраняют и просят код снова. Истёкший, уже использованный или чужой токен — 400 CodeExpired. После пятой неверной попытки — 429 TooManyAttempts, нужен новый код (`resendOtp`). Токен связывается с заказом при первой попытке и к другому не подходит.
         */
        post: operations["createRefundTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Добавить компанию
         * @description Просьба подключить компанию, вид CreatePartner: менеджер проверит данные. Уже подключённая или рассматриваемая — 409 AlreadyExists, ИНН с неверной контрольной суммой — 422 InvalidINN.
         */
        post: operations["createPartnerTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/partner/individual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Покупать как предприниматель
         * @description Просьба подключить читателя как индивидуального предпринимателя, вид CreateIndividualPartner; тела нет, данные — из профиля. Повторная — 409 AlreadyExists.
         */
        post: operations["createIndividualPartnerTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/partner/order/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Допуск к заказам компании
         * @description Заявление с доверенностью, вид PartnerOrdersAccess: допуск получает сам читатель, а не вся компания. Файлов от одного до десяти; срок — в будущем, не дальше десяти лет. Компания, где читатель не состоит, — 404; заявление уже рассматривается — 409 AlreadyExists.
         */
        post: operations["createOrderAccessTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/partner/trading/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Оптовый доступ
         * @description Заявление торгующей организации на оптовые цены, вид PartnerTradingAccess. Компания, где читатель не состоит, — 404; нет права RequestTradingAccess — 403 NotAllowed; заявление уже рассматривается или доступ открыт — 409 AlreadyExists.
         */
        post: operations["createTradingAccessTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/products/analogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Подобрать аналог
         * @description Замена недоступному товару, вид Analogs. Неизвестный товар — 404.
         */
        post: operations["createAnalogsTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/products/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Запросить предложение
         * @description Цена и срок на товар, которого нет в обычной продаже, вид ProductPurchase. Неизвестный товар — 404.
         */
        post: operations["createPurchaseTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/products/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Спросить о товаре
         * @description Вопрос менеджеру о товаре, вид ProductQuestion. Неизвестный товар — 404.
         */
        post: operations["createProductQuestionTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/products/waitingList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Сообщить о поступлении
         * @description Ждать товар, вид WaitingList; отказываются через `cancelTicket`. Товар уже есть в продаже — 409 NotAllowed, читатель его уже ждёт — 409 AlreadyExists, неизвестный — 404.
         */
        post: operations["createWaitingListTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/promotions/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Предложение по акции
         * @description Просьба о предложении на условиях акции или вопрос о ней; виды различает `type`. Неизвестная или закончившаяся акция и неизвестный товар — 404, товар дважды — 422 ProductInvalid.
         */
        post: operations["createPromotionTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/{id}": {
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
         * Обращение
         * @description Обращение целиком: записи, файлы, заказ, товары и компания, оценка. Чужое или неизвестное — 404.
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/{id}/cancel": {
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
         * Отказаться от обращения
         * @description Закрывает обращение; для WaitingList — перестать ждать товар. Можно, пока в `allowedActions` есть Cancel, иначе 409 NotAllowed. Повтор отвечает тем же.
         */
        post: operations["cancelTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/{id}/feedback": {
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
         * Оценить обращение
         * @description Оценка закрытого обращения, одна. Не закрыто — 409 NotAllowed, уже оценено — 409 AlreadyExists. Чужое или неизвестное — 404.
         */
        post: operations["createTicketFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/{id}/messages": {
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
         * Написать в обращение
         * @description Ещё одна запись читателя, с файлами или без. Можно, пока в `allowedActions` есть Reply, иначе 409 NotAllowed: закрытое обращение не открывают снова, а создают новое. Чужое или неизвестное — 404.
         */
        post: operations["createTicketMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/tickets/{id}/received": {
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
         * Отметить ответы прочитанными
         * @description Читатель увидел все ответы поддержки: `unreadCount` становится 0. Повтор ничего не меняет. Чужое или неизвестное — 404.
         */
        put: operations["receiveTicket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/analytic/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Аналитика покупок
         * @description Сколько и чего куплено за срок: итоги, точки графика, доли и таблица товаров страницами.
         */
        post: operations["getAnalytic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Мои отзывы
         * @description Отзывы читателя с товарами, новые первыми, в любом состоянии.
         */
        get: operations["listOwnFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/feedback/products/toReview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Товары, ждущие отзыва
         * @description Полученные товары, о которых читатель ещё не писал; их число — `feedbackCount` профиля.
         */
        get: operations["listProductsToReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/purchases/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Купленное раньше
         * @description Товары из полученных заказов читателя с нынешними ценой и наличием, чтобы купить снова.
         */
        post: operations["listPurchases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/settings/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Чем сообщать
         * @description Каналы, доступные читателю, и выбранное по каждой теме.
         */
        get: operations["getNotificationSettings"];
        /**
         * Выбрать, чем сообщать
         * @description Ставит каналы названных тем. NoNotify вместе с другим каналом или у обязательной темы, недоступный канал — 422. Возвращает настройки целиком.
         */
        put: operations["changeNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/bonus/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Выбрать действие с бонусами
         * @description Списать бонусы, копить или ничего. Действие не из `bonus.allowedActions` — 422 BonusUnavailable.
         */
        put: operations["changeCartBonusAction"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Выбрать договор
         * @description По какому договору покупает компания: от него зависят цены и оплата. С `preview` — только показать новые цены. Чужой или неизвестный — 404, недействующий — 422 ContractUnavailable, у частного покупателя — 422 ContractNotApplicable.
         */
        put: operations["changeCartContract"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Выбрать метки
         * @description Ставит метки будущего заказа компании вместо прежних. Неизвестная метка — 404, у частного покупателя — 422 TagsNotApplicable.
         */
        put: operations["changeCartTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/proceed/manager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Передать менеджеру
         * @description Вместо самостоятельного оформления: заказ становится PendingManager, менеджер закончит его сам. Неполадки строк этому не мешают, взятые строки уходят из корзины. Чужое или неизвестное оформление — 404, уже оформленное — 409 NotAllowed, передавать нечего — 422 NothingToProceed.
         */
        post: operations["proceedCartToManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/product/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Положить строки файла
         * @description Прибавляет строки разобранного файла к корзине, ничего из неё не убирая; цены и остатки — нынешние. Повторно те же строки не прибавляются: они названы в `skipped`. Чужой, неизвестный или устаревший файл — 404; ещё разбирается — 409 ImportPending.
         */
        post: operations["importCartProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/promoCode/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Применить промокод
         * @description К заказу или к товарам. Действует и в корзине, и в незаконченном оформлении читателя — его после этого перечитывают. Уже применённый отвечает тем же. Отказ — 422 с причиной; после десяти неудач за час — 429.
         */
        post: operations["addCartPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/promoCode/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Снять промокод
         * @description Снимает промокод с корзины и с незаконченного оформления; чего нет — не ошибка.
         */
        post: operations["deleteCartPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkout/{id}/promoCodes": {
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
         * Промокоды оформления
         * @description Применённые и подходящие промокоды — по товарам и на весь заказ. Применяют и снимают их через `addCartPromoCode` и `deleteCartPromoCode`.
         */
        get: operations["listCheckoutPromoCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Заказы, которые ждут читателя
         * @description Неоконченные оформления, не созданные и отклонённые согласующими, согласованные, но не отданные на создание, и неоплаченные онлайн — чтобы напомнить о них. Не листается.
         */
        get: operations["listPendingOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/{id}/installment": {
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
         * Рассрочка на заказ
         * @description Сроки и состояние заявки для заказа с оплатой SberInstallment. В оформлении — условия до согласия с ними, пока рассрочка доступна: state Available без `applyURL`. Иначе 409 NotAllowed.
         */
        get: operations["getOrderInstallment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/{id}/payment/online": {
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
         * Оплатить онлайн
         * @description Начинает онлайн-оплату и говорит, где платить. Начатая и ещё не истёкшая возвращается та же, второй раз деньги не спишут. Можно, пока в `allowedActions` есть Pay; оплаченный — 409 AlreadyPaid, прочее — 409 NotAllowed. Чем кончилось, говорит `payment` заказа.
         */
        post: operations["payOrderOnline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Из чего цена в корзине
         * @description Цена строки или всей корзины по шагам: цена магазина, договор, акция, промокоды, бонусы, доставка. Считает тот же расчёт, что и корзину. Товара в корзине нет — 404.
         */
        get: operations["explainCartPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/{id}/price": {
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
         * Из чего цена заказа
         * @description Цена строки или всего заказа по шагам; у неподтверждённого — нынешняя, у подтверждённого — та, по которой он подтверждён. Чужой заказ и товар не из заказа — 404.
         */
        get: operations["explainOrderPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/{id}/invoice": {
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
         * Счёт на оплату
         * @description Счёт в PDF для печати и оплаты. Есть у оформленного заказа с оплатой Invoice; у другого — 409 NotAllowed.
         */
        get: operations["getOrderInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/promoCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Мои промокоды
         * @description Промокоды, выданные читателю, открытые для всех коды идущих акций и те, что читатель применял или применил в корзине, — для страницы `/profile/promoCodes`.
         */
        get: operations["listOwnPromoCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * История бонусов
         * @description Откуда пришёл каждый бонус, на что потрачен и что когда сгорит; новые движения первыми.
         */
        get: operations["listBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Мои данные
         * @description Всё, что магазин хранит о читателе: контакты, компании, адреса, получатели, корзина, заказы с возвратами, бонусы, промокоды, отзывы, обращения с перепиской, избранное, сравнение, просмотренные товары, уведомления и устройства, — для файла. Не чаще десяти раз в час. Документов компаний и записей других людей здесь нет.
         */
        get: operations["exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Где выполнен вход
         * @description Браузеры, в которых читатель вошёл. Если входом управляет внешний поставщик удостоверений, список пуст.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Выйти на других устройствах
         * @description Завершает все сеансы, кроме того, из которого пришёл запрос. Уже выданные токены действуют, пока не истекут, — до пяти минут.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/sessions/{id}": {
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
        post?: never;
        /**
         * Выйти на устройстве
         * @description Завершает один сеанс читателя. Уже выданный токен действует, пока не истечёт, — до пяти минут. Чужой или неизвестный — 404.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/telegram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Получить ссылку, которая подключает Telegram
         * @description Ссылка открывает бота магазина; когда читатель нажмёт в нём «Начать», чат подключён, и в настройках уведомлений канал Telegram можно выбрать. Действует 15 минут, прежняя ссылка — больше нет. Пока бота у магазина нет — 409 с reason ChannelUnavailable.
         */
        put: operations["connectTelegram"];
        post?: never;
        /**
         * Отключить Telegram
         * @description Бот больше не пишет, и неиспользованная ссылка не действует; если чата не было, ничего не меняется.
         */
        delete: operations["disconnectTelegram"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Куда приходят push-уведомления
         * @description Открытый ключ, с которым браузер подписывается, и браузеры, подписанные читателем.
         */
        get: operations["listPushDevices"];
        /**
         * Получать push-уведомления в этом браузере
         * @description Хранит подписку браузера; та же подписка другого читателя переходит к этому. Не больше двадцати, самая старая уступает место. Адрес не у публичной службы по https или ключ не на кривой — 422 с reason PushRejected.
         */
        put: operations["savePushSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/push/moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Браузер заменил подписку
         * @description Меняет адрес и ключи подписки, прежний адрес которой назван. Вызывает служебный скрипт браузера, у которого нет токена; право даёт прежний адрес: его знают только браузер и магазин. Неизвестный — 404.
         */
        put: operations["movePushSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/push/devices/{id}": {
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
        post?: never;
        /**
         * Не присылать push-уведомления на устройство
         * @description Удаляет подписку одного браузера читателя. Чужая или неизвестная — 404.
         */
        delete: operations["deletePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Очередь обращений
         * @description Обращения и заявки всех покупателей, недавно изменённые первыми.
         */
        get: operations["listStaffTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tickets/{id}": {
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
         * Обращение для сотрудника
         * @description Переписка, файлы, о чём обращение и что с ним можно сделать. Неизвестное — 404.
         */
        get: operations["getStaffTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tickets/{id}/response": {
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
         * Ответить на обращение
         * @description Ответить, удовлетворить или отклонить. Автор получает уведомление; действие записано в журнал. Закрытое или невыполнимое — 409 NotAllowed.
         */
        post: operations["respondToTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tickets/{id}/assignee": {
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
         * Взять обращение или передать
         * @description Назначает ответственного или снимает его; покупатель об этом не узнаёт, действие записано в журнал. Закрытое — 409 NotAllowed; кого нет в `listStaffAssignees` — 422 UnknownAssignee.
         */
        put: operations["assignTicket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Кому можно передать обращение
         * @description Сотрудники, которые работают с обращениями: учётные записи магазина с такой ролью и все, за кем есть обращения, в том числе закрытые.
         */
        get: operations["listStaffAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Заказы магазина
         * @description Оформленные заказы всех покупателей, без `sort` новые первыми.
         */
        get: operations["listStaffOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/orders/{id}": {
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
         * Заказ для сотрудника
         * @description Состав, покупатель, доставка и шаги, которые сейчас можно сделать. Неизвестный или не оформленный — 404.
         */
        get: operations["getStaffOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/orders/{id}/step": {
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
         * Сделать шаг заказа
         * @description Переводит заказ в следующее состояние или отмечает оплату, со всеми последствиями для остатков, денег и бонусов; действие записано в журнал. Шаг, которого нет в `allowedSteps`, — 409 NotAllowed; заказ другой версии (изменился он, его оплата или возвраты) — 409 VersionConflict; неоплаченный заказ по счёту отправляют с `unpaid`, без него — 409 NotPaid.
         */
        post: operations["takeOrderStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/orders/{id}/return/preview": {
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
         * Что вернётся за часть заказа
         * @description Считает возврат, ничего не меняя; оформляет его шаг ReturnPart с теми же `items`. Товара в заказе нет — 404, штук больше, чем можно вернуть, — 422; заказ не получен или возвращён весь — 409 NotAllowed или AlreadyExists.
         */
        post: operations["previewOrderReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Отзывы для проверки
         * @description Отзывы, которые ждут решения, самые давние первыми; с `status` — решённые, новые первыми. Ссылки на фото действуют 10 минут.
         */
        get: operations["listModeration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/reviews/{id}/decision": {
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
         * Решить, публиковать ли отзыв
         * @description Публикует отзыв как есть или отклоняет с причиной, которую узнает автор; действие записано в журнал. Отзыв, который больше не ждёт решения, — 409 AlreadyDecided; `message` говорит, как его решили.
         */
        post: operations["decideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tickets/{id}/messages": {
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
         * Ответить на обращение с файлами
         * @description Ответ с файлами или без: как Reply у `respondToTicket`, с теми же последствиями. Закрытое — 409 NotAllowed.
         */
        post: operations["createStaffTicketMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Импорты каталога
         * @description Когда и откуда каталог обновляли и что изменилось, новые первыми.
         */
        get: operations["listCatalogImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}": {
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
         * Импорт и его итоги
         * @description Счётчики импорта и каких строк в его отчёте сколько. Неизвестный — 404.
         */
        get: operations["getCatalogImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/imports/{id}/entries": {
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
         * Отчёт импорта построчно
         * @description В чём отказано и что изменилось, с номерами строк файла. Неизвестный импорт — 404.
         */
        get: operations["listCatalogImportEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Журнал
         * @description Кто, когда и что изменил, новые действия первыми; действие – всё, что изменено в одной транзакции.
         */
        get: operations["listAuditEntries"];
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
        /** @description Наибольшие длины остальных текстов; не больше, чем в контракте. Без них действует контракт. */
        CommentMaxLengths: {
            /**
             * @description Комментарий к заказу.
             * @example 500
             */
            order: number;
            /**
             * @description Что передать менеджеру вместе с корзиной.
             * @example 300
             */
            manager: number;
            /**
             * @description Комментарий к решению о согласовании.
             * @example 500
             */
            decision: number;
            /**
             * @description Сообщение в обращении.
             * @example 2000
             */
            ticketMessage: number;
            /**
             * @description Слова к оценке обращения.
             * @example 300
             */
            ticketFeedback: number;
        };
        /** @description Счётчик с интерфейсом Яндекс Метрики. */
        WebAnalytics: {
            /**
             * @description Номер счётчика.
             * @example 24226447
             */
            counterID: string;
            /**
             * Format: uri
             * @description Скрипт счётчика; загружается только после согласия на cookie.
             * @example https://mc.yandex.ru/metrika/tag.js
             */
            scriptURL: string;
        };
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
            commentMaxLengths?: components["schemas"]["CommentMaxLengths"];
            /**
             * Format: uri
             * @description Как работают рекомендации; без адреса ссылки нет.
             * @example null
             */
            recommendationHelpURL: string | null;
            /**
             * Format: uri
             * @description Внешняя служба рекомендаций; без адреса товары подбирает сам магазин.
             * @example null
             */
            recommendationServiceURL?: string | null;
            /**
             * Format: uri
             * @description Скрипт поискового виджета; без адреса виджета нет.
             * @example null
             */
            searchBoosterURL?: string | null;
            /** @description Счётчик веб-аналитики; без него о посещениях никому не сообщают. */
            webAnalytics?: components["schemas"]["WebAnalytics"] | null;
            /**
             * Format: uri
             * @description Скрипт менеджера тегов, который читает window.dataLayer; без адреса его нет.
             * @example null
             */
            tagManagerURL?: string | null;
            /** @description Скрипты, которые может загрузить контейнер менеджера тегов; путь с косой чертой на конце — все скрипты под ним. */
            tagManagerScriptURLs?: string[];
            /**
             * Format: uri
             * @description Скрипт виджетов маркетплейса для страницы товара; без адреса виджетов нет.
             * @example null
             */
            marketplaceWidgetsURL?: string | null;
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
             * @example /pictures/product/syringe/f3e6cf-0f7c86-A2.svg
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
        /** @description Значение фильтра; `count` — сколько карточек даст выбор при прочих выбранных условиях. */
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
            /** @description Характеристики, сначала выбранные, затем самые частые. В очень больших отборах (весь каталог) невыбранных нет: их предлагают внутри категории. */
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
            /**
             * @description По умолчанию Catalog.
             * @default Catalog
             */
            source: components["schemas"]["ProductSource"];
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
             * @default 1
             * @example 1
             */
            page: number;
            /**
             * @description Без него 24.
             * @default 24
             * @example 24
             */
            pageSize: number;
        };
        /**
         * @description Вес в граммах; у корзины и заказа – всех строк вместе.
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
            /** @description Открытое обращение читателя с этим действием: по нему товар уже ждут, и можно отказаться. Нет или null — не обращался. */
            ticketID?: components["schemas"]["ID"] | null;
        };
        /** @description Вариант семьи в объёме ссылки на карточке; у каждого своя страница. */
        FamilyVariant: {
            /** @example kompozit-esterion-universal-shprits-4-g-a2 */
            slug: string;
            /**
             * @description Чем вариант отличается от остальных.
             * @example A2
             */
            label: string;
            /**
             * @description Можно ли положить в корзину; отстаёт не больше чем на минуту.
             * @example true
             */
            available: boolean;
        };
        /** @description Семья — товары, которые отличаются оттенком, размером, объёмом. Списки каталога, акций и поиска показывают её одной карточкой: того варианта, который подошёл к отбору и стоит в этом порядке раньше остальных. */
        ProductFamily: {
            /**
             * @description Одинаков у всех товаров семьи.
             * @example G12
             */
            id: string;
            /**
             * @description Название без того, чем варианты отличаются.
             * @example Композит светоотверждаемый Эстерион Универсал, шприц 4 г
             */
            name: string;
            /**
             * @description Чем от остальных отличается сам товар.
             * @example A2
             */
            label: string;
            /** @description Варианты, которые карточка называет в одной строке, в порядке их смысла; сам товар среди них. Сколько их всего — variantCount. Пусто там, где варианты перечислены отдельно. */
            variants: components["schemas"]["FamilyVariant"][];
        };
        /** @description Товар со всем, что нужно карточке, строке списка и строке корзины: отдельных запросов на карточку не бывает. Цена к оплате — `price`; если она ниже `priceWithoutDiscount`, показывают старую цену и `discountPercent`. Вошедшему читателю цены те, по которым купит его корзина: с договором компании — по договору (`isContractPrice`). Отбор и порядок по цене — всегда по ценам магазина. */
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
            /** @description Первая — главная; пусто, если картинки нет. В списках только главная. */
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
            /**
             * @description Цену даёт договор, с которым покупает корзина читателя, а не акция магазина; нет — то же, что false.
             * @example false
             */
            isContractPrice?: boolean;
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
            /** @description Семья товара; нет или null, если он один. */
            family?: components["schemas"]["ProductFamily"] | null;
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
            /**
             * @description Известное название, которого в каталоге нет: показаны его аналоги. Нет поля — показано найденное по запросу.
             * @example Септанест
             */
            replacedName?: string;
        };
        /** @description Короткая подборка без страниц. */
        ProductCollection: {
            items: components["schemas"]["ProductCard"][];
        };
        /**
         * @description BoughtTogether — с этим покупают; Similar — похожие на этот; ForYou — подобранное читателю.
         * @example BoughtTogether
         * @enum {string}
         */
        RecommendationKind: "BoughtTogether" | "Similar" | "ForYou";
        /** @description НДС в составе цены карточки; цены всегда с НДС. */
        ProductVat: {
            /**
             * @description Ставка в процентах; null — не облагается (без НДС).
             * @example 22
             */
            rate: number | null;
            /** @description Сколько НДС в цене одной штуки. */
            amount: components["schemas"]["Kopecks"];
        };
        /** @description Цена `price` за `amount` единиц `unit` — чтобы сравнивать упаковки. */
        UnitPrice: {
            price: components["schemas"]["Kopecks"];
            /** @example 1 */
            amount: number;
            /** @example г */
            unit: string;
        };
        /**
         * @description Способ получения: курьером по адресу или самовывоз из пункта выдачи.
         * @example Courier
         * @enum {string}
         */
        DeliveryMethod: "Courier" | "Pickup";
        /** @description Чего стоит способ получения и когда заказ будет у покупателя. */
        DeliveryOffer: {
            method: components["schemas"]["DeliveryMethod"];
            /** @description null — зависит от адреса. */
            cost: components["schemas"]["Kopecks"] | null;
            /**
             * Format: date
             * @description Ближайший день; null — неизвестен.
             * @example 2026-03-13
             */
            date: string | null;
            /** @description С какой суммы товаров бесплатно; null — бесплатной не станет. */
            freeFrom: components["schemas"]["Kopecks"] | null;
            /** @description На сколько ещё набрать товаров до бесплатной доставки; 0 — уже бесплатно. */
            leftToFree: components["schemas"]["Kopecks"] | null;
        };
        /** @description Почему этим способом заказ не получить в городе покупателя. */
        DeliveryObstacle: {
            method: components["schemas"]["DeliveryMethod"];
            /**
             * @description Причина и, если есть, где можно.
             * @example Пункты выдачи в этом городе принимают заказы до 30 кг, а этот весит 52 кг. Можно забрать в городе Казань
             */
            reason: string;
        };
        /** @description Доставка до оформления: цена, ближайший день и сколько осталось до бесплатной. Город — выбранного адреса, а без него последнего адреса покупателя, где компания зарегистрирована или, пока ничего не известно, город магазина; `cityNote` говорит, чей он, если его не выбирали. */
        DeliveryEstimate: {
            /** @example Москва */
            city: string;
            /**
             * @description Почему этот город, пока покупатель его не выбрал: продолжение слова «считаем»; null — выбран.
             * @example по городу магазина
             * @example null
             */
            cityNote?: string | null;
            /** @description Доступные способы, лучший первым; самовывоз — только если в городе есть пункт. */
            offers: components["schemas"]["DeliveryOffer"][];
            /** @description Способы, которых нет среди доступных, и почему. */
            unavailable?: components["schemas"]["DeliveryObstacle"][];
            /**
             * @description Что делать, когда ни один способ не подходит; иначе на странице товара — что считали вместе с корзиной, или сколько в цене за вес.
             * @example Оформите заказ частями или передайте менеджеру: он подберёт перевозчика
             * @example null
             */
            advice?: string | null;
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
            vat?: components["schemas"]["ProductVat"];
            /** @description Цена за единицу содержимого; нет или null — сколько внутри, неизвестно, или цена и так за единицу. */
            unitPrice?: components["schemas"]["UnitPrice"] | null;
            /** @description Доставка товара вместе с тем, что в корзине читателя; для гостя — одного товара в город магазина. null — товар купить нельзя. */
            deliveryEstimate?: components["schemas"]["DeliveryEstimate"] | null;
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
            /** @description Договор, по ценам которого покупает корзина и показаны все товары; нет или null — цены магазина. Стал другим — цены показанных товаров спрашивают заново. */
            contractID?: components["schemas"]["ID"] | null;
            /**
             * @description Компания, от которой покупает корзина: её показывают на каждом экране; нет или null — читатель покупает для себя.
             * @example ООО «Белая линия»
             */
            companyName?: string | null;
            /**
             * @description Открыты ли товары с ограниченной продажей: корзина покупает от компании, у читателя есть допуск к её заказам; нет — то же, что false. Изменилось — показанные товары спрашивают заново.
             * @example false
             */
            opensRestricted?: boolean;
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
            /**
             * @description Цену даёт договор, с которым покупают, а не акция магазина; нет — то же, что false.
             * @example false
             */
            isContractPrice?: boolean;
            /**
             * @description Ставка НДС в цене, процентов; null — без НДС.
             * @example 22
             */
            vatRate?: number | null;
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
        /**
         * @description Место строки: строки идут по возрастанию, новая получает большее число. У подарка его нет. С ним удалённую строку возвращают туда, где она лежала (`AddCartProducts`, `asItWas`).
         * @example 1042
         */
        LinePosition: number;
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
            /** @description Доля промокодов в этой строке, из `amount` не вычтена. */
            promo?: components["schemas"]["Kopecks"];
            position?: components["schemas"]["LinePosition"];
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
             * @description Когда можно забрать заказ, о котором речь.
             * @example 2026-03-13
             */
            readyDate: string;
            /**
             * @description Принимает ли пункт заказ, о котором речь.
             * @example true
             */
            allowed: boolean;
            /**
             * @description Почему пункт не подходит.
             * @example Пункт не принимает заказы тяжелее 30 кг
             */
            reason: string | null;
            /** @description Сколько стоит получить заказ здесь; null — сейчас неизвестно; без поля цена та же, что у способа. */
            cost?: components["schemas"]["Kopecks"] | null;
        };
        /** @description Способ получения, выбранный заранее; переходит в оформление. */
        CartDelivery: {
            method: components["schemas"]["DeliveryMethod"] | null;
            point: components["schemas"]["PickupPoint"] | null;
        };
        /**
         * @description Вид договора: с интернет-магазином, поставки, иной.
         * @example OnlineStoreContract
         * @enum {string}
         */
        ContractType: "OnlineStoreContract" | "SupplyContract" | "OtherContract";
        /**
         * @description Active — действует; Expiring — кончается в ближайшие 30 дней; Expired — срок вышел; Suspended — приостановлен.
         * @example Active
         * @enum {string}
         */
        ContractState: "Active" | "Expiring" | "Expired" | "Suspended";
        /** @description Расчёты по договору, как их знает учётная система на `updatedAt`. */
        ContractBalance: {
            /**
             * @description Сальдо в копейках: больше нуля — аванс компании, меньше — её долг.
             * @example 1250000
             */
            value: number;
            /** @description До какого долга отгружают; null — только по предоплате. */
            creditLimit: components["schemas"]["Kopecks"] | null;
            /** @description На сколько ещё можно заказать: сальдо и лимит вместе, но не меньше нуля. */
            available: components["schemas"]["Kopecks"];
            /** @description Просроченный долг. */
            overdue: components["schemas"]["Kopecks"];
            /**
             * Format: date-time
             * @example 2026-03-12T03:00:00.000Z
             */
            updatedAt: string;
        };
        /** @description Договор компании. По недействующему заказать нельзя (`allowed` — false), почему — в `reason`. */
        Contract: {
            id: components["schemas"]["ID"];
            /** @example ИМ-2025/118 */
            number: string;
            type: components["schemas"]["ContractType"];
            state: components["schemas"]["ContractState"];
            /**
             * Format: date
             * @example 2025-01-15
             */
            validFrom: string;
            /**
             * Format: date
             * @description Последний день действия; null — бессрочный.
             * @example 2026-12-31
             */
            validUntil: string | null;
            /**
             * @description Отсрочка платежа в днях; 0 — нет.
             * @example 14
             */
            paymentDelayDays: number;
            /** @description null — учётная система о нём ещё не сообщила. */
            balance: components["schemas"]["ContractBalance"] | null;
            /**
             * @description Выбирается в новой корзине сам.
             * @example true
             */
            isDefault: boolean;
            /**
             * @description Можно ли выбрать.
             * @example true
             */
            allowed: boolean;
            /**
             * @description Почему выбрать нельзя.
             * @example Срок договора вышел 31.12.2025
             */
            reason: string | null;
        };
        /**
         * @description Название без пробелов по краям; в компании единственное без различия больших и малых букв.
         * @example Кабинет № 2
         */
        TagName: string;
        /** @description Метка заказа; `id` null, когда в словаре компании её уже нет и она осталась текстом. */
        OrderTag: {
            id: components["schemas"]["ID"] | null;
            name: components["schemas"]["TagName"];
        };
        /**
         * @description Что делать с бонусами: None — ничего; Spend — списать; Save — копить.
         * @example Spend
         * @enum {string}
         */
        BonusAction: "None" | "Spend" | "Save";
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
        /** @description Бонусы в этом заказе; один бонус — один рубль. */
        BonusChoice: {
            /** @description Выбрано. */
            action: components["schemas"]["BonusAction"];
            balance: components["schemas"]["BonusBalance"];
            /**
             * @description Сколько бонусов можно списать с этого заказа.
             * @example 1250
             */
            maxSpend: number;
            /**
             * @description Сколько будет списано; у None и Save 0.
             * @example 1250
             */
            spend: number;
            /**
             * @description Сколько будет начислено; у None и Spend 0.
             * @example 0
             */
            earn: number;
            allowedActions: components["schemas"]["BonusAction"][];
            /**
             * @description Почему выбор ограничен.
             * @example Бонусная служба не отвечает, попробуйте позже
             */
            reason: string | null;
        };
        /**
         * @description Промокод; большие и малые буквы не различаются.
         * @example VESNA500
         */
        CouponCode: string;
        /**
         * @description Order — на весь заказ; Product — на названные товары.
         * @example Order
         * @enum {string}
         */
        PromoCodeScope: "Order" | "Product";
        /** @description Промокод для этих товаров — применённый или подходящий. */
        PromoCode: {
            couponCode: components["schemas"]["CouponCode"];
            /** @example 500 ₽ на весну */
            name: string;
            /**
             * @description Условия.
             * @example При заказе от 10 000 ₽
             */
            description: string;
            scope: components["schemas"]["PromoCodeScope"];
            /** @description На какие из этих товаров действует; у Order пусто. */
            productIDs: components["schemas"]["ID"][];
            /** @description Сколько даёт сейчас; у неприменённого — сколько дал бы. */
            discount: components["schemas"]["Kopecks"];
            /** @example true */
            applied: boolean;
            /**
             * @description Действует или мог бы действовать; применённый, который перестал подходить, остаётся с false и скидкой 0.
             * @example true
             */
            allowed: boolean;
            /**
             * @description Почему не действует.
             * @example Добавьте товаров ещё на 1 200 ₽
             */
            reason: string | null;
            /**
             * Format: date-time
             * @description null — без срока.
             * @example 2026-05-31T20:59:59.000Z
             */
            validUntil: string | null;
        };
        /**
         * @description Почему нужно согласование. EveryOrder — компания согласует все заказы; AmountAboveLimit — дороже предела компании; EmployeeLimitExceeded — дороже предела сотрудника; EmployeeMonthLimitExceeded — с этим заказом больше предела сотрудника на месяц; ContractBalanceExceeded — дороже, чем доступно по договору.
         * @example AmountAboveLimit
         * @enum {string}
         */
        ApprovalReasonCode: "EveryOrder" | "AmountAboveLimit" | "EmployeeLimitExceeded" | "EmployeeMonthLimitExceeded" | "ContractBalanceExceeded";
        ApprovalReason: {
            code: components["schemas"]["ApprovalReasonCode"];
            /** @example Сумма 118 500 ₽ больше предела компании 100 000 ₽ на 18 500 ₽ */
            message: string;
            /** @description Предел; null у EveryOrder. */
            limit: components["schemas"]["Kopecks"] | null;
            /** @description Сумма, которую с ним сравнили: заказа, у EmployeeMonthLimitExceeded — всех за месяц вместе с ним, у ContractBalanceExceeded — вместе с заказами по счёту, которых остаток ещё не знает; null у EveryOrder. */
            actual: components["schemas"]["Kopecks"] | null;
        };
        /** @description Сотрудник компании. */
        ApprovalPerson: {
            employeeID: components["schemas"]["ID"];
            /** @example Олег Павлович Орлов */
            name: string;
            /** @example Главный бухгалтер */
            position: string | null;
            /**
             * @description Это сам читатель.
             * @example false
             */
            isMe: boolean;
        };
        /**
         * @description Any — хватает одного согласующего; All — нужны все.
         * @example All
         * @enum {string}
         */
        ApprovalQuorum: "Any" | "All";
        /** @description Предел, с которым сравнивают заказ, и сколько до него осталось. ContractBalanceExceeded — предел договора, он важен только при оплате по счёту. */
        ApprovalLimit: {
            code: components["schemas"]["ApprovalReasonCode"];
            limit: components["schemas"]["Kopecks"];
            /** @description На сколько ещё можно дополнить заказ без согласия; 0 — предел пройден. */
            left: components["schemas"]["Kopecks"];
        };
        /** @description Что правило компании говорит о ещё не подтверждённом заказе: то же правило решит при подтверждении. `reasons` пусты — согласие не нужно. */
        ApprovalForecast: {
            reasons: components["schemas"]["ApprovalReason"][];
            /** @description Кто согласует, если понадобится. Пусто — некому: заказ сверх предела подтвердить нельзя, ответ будет 409 LimitExceeded. */
            approvers: components["schemas"]["ApprovalPerson"][];
            quorum: components["schemas"]["ApprovalQuorum"];
            limits: components["schemas"]["ApprovalLimit"][];
        };
        /** @description НДС одной ставки в составе суммы; цены всегда с НДС. */
        VatShare: {
            /**
             * @description Ставка в процентах; null — не облагается (без НДС).
             * @example 22
             */
            rate: number | null;
            /** @description Сколько НДС. */
            amount: components["schemas"]["Kopecks"];
            /** @description Сумма с НДС, из которой он выделен. */
            total: components["schemas"]["Kopecks"];
        };
        /** @description Суммы заказа: `toPay` = `goods` − `discount` − `promo` − `bonus` + `delivery`; чего нет, то ноль. */
        Totals: {
            /** @description Товары без скидки. */
            goods: components["schemas"]["Kopecks"];
            discount: components["schemas"]["Kopecks"];
            /** @description null — ещё неизвестна и в `toPay` не вошла. */
            delivery: components["schemas"]["Kopecks"] | null;
            /** @description Промокоды. */
            promo?: components["schemas"]["Kopecks"];
            /** @description Списанные бонусы в копейках. */
            bonus?: components["schemas"]["Kopecks"];
            toPay: components["schemas"]["Kopecks"];
            /** @description НДС в составе `toPay` по ставкам, высшая первой, необлагаемое последним; доставка — по основной. Сумма `total` равна `toPay`. Нет — ставки заказа неизвестны. */
            vat?: components["schemas"]["VatShare"][];
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
         * @description PriceChanged — цена не та, что видел покупатель; StockReduced — столько нет; SaleForbidden — продажа запрещена; BecameUnavailable — товар кончился или снят; QuantityNotMultiple — не кратно упаковке; BelowMinimum — меньше наименьшего заказа; RemovedFromCart — у черновика: ни одного его товара в корзине больше нет.
         * @example StockReduced
         * @enum {string}
         */
        ProblemCode: "PriceChanged" | "StockReduced" | "SaleForbidden" | "BecameUnavailable" | "QuantityNotMultiple" | "BelowMinimum" | "RemovedFromCart";
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
         * @description Proceed — можно перейти к оформлению; ProceedToManager — можно передать менеджеру.
         * @example Proceed
         * @enum {string}
         */
        CartAction: "Proceed" | "ProceedToManager";
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
            /**
             * @description Название компании, для которой собирали корзину, если читатель больше не может за неё заказывать: покупатель теперь он сам. null, как только покупатель выбран.
             * @example ООО «Белая линия»
             */
            lostCompany?: string | null;
            address: components["schemas"]["Address"] | null;
            delivery: components["schemas"]["CartDelivery"];
            /** @description По всем доступным строкам; null, когда заказать нечего. */
            deliveryEstimate?: components["schemas"]["DeliveryEstimate"] | null;
            /** @description У Partner; null — без договора. */
            contract?: components["schemas"]["Contract"] | null;
            /**
             * @description Открыты ли товары с ограниченной продажей, как в `CartPreview`; нет — то же, что false.
             * @example false
             */
            opensRestricted?: boolean;
            /** @description Метки из словаря компании. */
            tags?: components["schemas"]["OrderTag"][];
            /** @description null — бонусы этому покупателю не положены. */
            bonus?: components["schemas"]["BonusChoice"] | null;
            /** @description Применённые. */
            promoCodes?: components["schemas"]["PromoCode"][];
            /** @description Понадобится ли согласие компании, по всем доступным строкам; null — не понадобится ни при какой сумме. */
            approval?: components["schemas"]["ApprovalForecast"] | null;
            totals: components["schemas"]["Totals"];
            problems: components["schemas"]["Problem"][];
            allowedActions: components["schemas"]["CartAction"][];
        };
        /** @description Изменение не принято, вот свежая корзина. `reason`: CartChanged, NotEnoughStock, ProductUnavailable, SaleForbidden, CartHasProblems, CartFull, ImportPending, NotAllowed, RequestInProgress. Последние три приходят без `order`. */
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
        /** @description Фотография к отзыву, перекодированная сервером: без места и времени съёмки и прочих сведений о камере. */
        FeedbackPhoto: {
            id: components["schemas"]["ID"];
            /**
             * Format: uri-reference
             * @description Постоянный у опубликованного отзыва; до того только автору, временный: через 10 минут перестаёт действовать.
             * @example /feedback-photos/7.webp
             */
            url: string;
            /**
             * Format: uri-reference
             * @description Квадрат из середины, 192 на 192 пикселя.
             * @example /feedback-photos/7-small.webp
             */
            thumbnailURL: string;
            /**
             * @description Пиксели.
             * @example 1600
             */
            width: number;
            /**
             * @description Пиксели.
             * @example 1200
             */
            height: number;
            /**
             * @description Байт; больше наибольшего нельзя и прислать.
             * @example 184320
             */
            size: number;
        };
        /**
         * @description Отзыв на проверке, опубликован или отклонён; видят все только опубликованный.
         * @example Published
         * @enum {string}
         */
        FeedbackStatus: "Moderation" | "Published" | "Rejected";
        /** @description Ответ магазина под отзывом. */
        FeedbackReply: {
            /** @example Спасибо! При температуре ниже 18 °C согрейте шприц в руке. */
            text: string;
            /**
             * Format: date-time
             * @example 2026-05-15T10:00:00.000Z
             */
            createdAt: string;
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
            /** @description По порядку, в котором их прислали. */
            photos: components["schemas"]["FeedbackPhoto"][];
            /**
             * Format: date-time
             * @example 2026-05-14T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Когда автор изменил его последний раз; null — не менял.
             * @example null
             */
            editedAt: string | null;
            /**
             * @description Написан этим читателем.
             * @example false
             */
            isOwn: boolean;
            status: components["schemas"]["FeedbackStatus"];
            /**
             * @description Что мешает опубликовать; только автору и только у отклонённого.
             * @example null
             */
            rejectionReason: string | null;
            /** @description null — магазин не отвечал. */
            reply: components["schemas"]["FeedbackReply"] | null;
        };
        RatingCount: {
            /** @example 5 */
            rating: number;
            /** @example 10 */
            count: number;
        };
        FeedbackList: {
            /** @description Опубликованные, новые первыми. */
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
             * @description Читатель вошёл, получил этот товар и ещё не писал о нём.
             * @example false
             */
            canWrite: boolean;
            /**
             * @description Почему вошедший не может написать; null — может, уже написал или не вошёл.
             * @example null
             */
            deniedReason: string | null;
            /** @description Отзыв самого читателя, в любом состоянии; null — не писал или не вошёл. */
            ownFeedback: components["schemas"]["Feedback"] | null;
        };
        FeedbackInput: {
            /** @example 5 */
            rating: number;
            /**
             * @description Пробелы по краям отбрасываются.
             * @example Хорошо держит форму, не липнет к инструменту.
             */
            comment: string;
            /**
             * @description Пробелы по краям отбрасываются. Нет в запросе — пусто.
             * @example Полируется быстро
             */
            advantages?: string;
            /**
             * @description Пробелы по краям отбрасываются. Нет в запросе — пусто.
             * @example
             */
            disadvantages?: string;
        };
        FeedbackPhotoInput: {
            /**
             * Format: binary
             * @description JPEG, PNG или WebP до 10 МБ; вид узнают по содержимому.
             */
            photo: File;
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
        /**
         * @description Для какого экрана показ.
         * @example Desktop
         * @enum {string}
         */
        Device: "Desktop" | "Mobile";
        PromotionListRequest: {
            ids?: components["schemas"]["ID"][];
            /** @description Для какого экрана баннеры; без него все. */
            device?: components["schemas"]["Device"];
            /** @description Только акции, в которых есть товары этой категории или вложенных; можно slug. */
            categoryID?: components["schemas"]["ID"];
            /**
             * @description Без неё 1.
             * @default 1
             * @example 1
             */
            page: number;
            /**
             * @description Без него 24.
             * @default 24
             * @example 24
             */
            pageSize: number;
        };
        /**
         * @description Carousel — в общей карусели; Single — отдельной полосой.
         * @example Carousel
         * @enum {string}
         */
        BannerDisplay: "Carousel" | "Single";
        /**
         * @description Ordinary — сообщение магазина; Promotional — реклама, её помечают.
         * @example Ordinary
         * @enum {string}
         */
        BannerKind: "Ordinary" | "Promotional";
        /** @description Рекламодатель и идентификатор рекламы — их называют рядом с пометкой «Реклама». */
        Advertiser: {
            /** @example ООО «Эндолайн» */
            name: string;
            /**
             * @description Идентификатор рекламы (erid).
             * @example 2VtzqvXk7Qe
             */
            token: string | null;
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
            /** @description Без него Carousel. */
            display?: components["schemas"]["BannerDisplay"];
            /** @description Без него Ordinary. */
            kind?: components["schemas"]["BannerKind"];
            /** @description Изображение баннера для телефона; без него `creative`. */
            creativeMobile?: components["schemas"]["Picture"] | null;
            /** @description Единственный экран, для которого баннер; без него для всех. */
            device?: components["schemas"]["Device"] | null;
            /** @description Чья реклама, для Promotional; без него известно лишь, что это реклама. */
            advertiser?: components["schemas"]["Advertiser"] | null;
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
             * @default 1
             * @example 1
             */
            page: number;
            /**
             * @description Без него 24.
             * @default 24
             * @example 24
             */
            pageSize: number;
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
            /**
             * @description Известное название, которого в каталоге нет: показаны его аналоги. Нет поля — показано найденное по запросу.
             * @example Септанест
             */
            replacedName?: string;
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
            /** @description По порядку, недавние последними. */
            productIDs: components["schemas"]["ID"][];
            /**
             * @description Если всё не помещается, убирает самые давние вместо 422: для сравнения, собранного до входа. Без него false.
             * @example true
             */
            keepNewest?: boolean;
            /** @description Встать в порядке добавления перед этим товаром: возвращает убранный товар на место. Нет его в сравнении — встать последним. */
            beforeProductID?: components["schemas"]["ID"];
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
        ReturnedCartProduct: {
            productID: components["schemas"]["ID"];
            /**
             * @description Сколько прибавить.
             * @example 1
             */
            quantity: number;
            /** @description Прежнее место строки; только вместе с `asItWas`, иначе новая строка ложится в конец. */
            position?: components["schemas"]["LinePosition"];
        };
        AddCartProducts: {
            /** @description Каждый товар не больше одного раза. */
            products: components["schemas"]["ReturnedCartProduct"][];
            /**
             * @description Вернуть как было: количество не урезают до остатка, строка ложится с прежней неполадкой на прежнее место (`position`).
             * @example true
             */
            asItWas?: boolean;
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
            /**
             * @description true — показать, какой станет корзина, и ничего не менять.
             * @example true
             */
            preview?: boolean;
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
            /**
             * @description Ставка НДС в цене, процентов, у подтверждённого заказа — какой была; null — без НДС, поля нет — неизвестна.
             * @example 22
             */
            vatRate?: number | null;
        };
        /** @description Сколько товара можно заказать. */
        QuantityRules: {
            /**
             * @description Количество должно быть кратно этому числу.
             * @example 10
             */
            packSize: number;
            /**
             * @description Наименьшее количество в заказе, кратно packSize.
             * @example 10
             */
            minQuantity: number;
            /**
             * @description Сколько можно заказать сейчас, кратно packSize; 0 — нисколько.
             * @example 120
             */
            maxQuantity: number;
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
            /** @description Доля промокодов в этой строке, из `amount` не вычтена. */
            promo?: components["schemas"]["Kopecks"];
            /**
             * @description Сколько из них возвращено; без поля — нисколько.
             * @example 1
             */
            returned?: number;
            /**
             * @description Сколько ещё возвращается: магазин не решил; без поля — нисколько.
             * @example 1
             */
            returning?: number;
            /** @description Пока заказ не оформлен и его состав можно менять; у подарка и у оформленного заказа поля нет. */
            quantityRules?: components["schemas"]["QuantityRules"];
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
            /** @example Банковской картой */
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
         * @description Действие, которое сервер сейчас разрешает этому читателю. Всё, чего в списке нет, ответит 409. Edit — менять разделы оформления; Retry — подтвердить ещё раз после CreatingError; Pay — оплатить онлайн; Refund — вернуть полученное; остальное — по названию.
         * @example Cancel
         * @enum {string}
         */
        OrderAction: "Edit" | "Confirm" | "Retry" | "Proceed" | "Approve" | "Decline" | "Cancel" | "Delete" | "Repeat" | "Pay" | "Refund";
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
             * @description Номер для людей; появляется при подтверждении, в том числе у заказа, который сначала согласуют.
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
            /** @description У Partner; null — без договора. */
            contract?: components["schemas"]["Contract"] | null;
            /** @description Метки из словаря компании. */
            tags?: components["schemas"]["OrderTag"][];
            /** @description null — бонусы этому покупателю не положены. */
            bonus?: components["schemas"]["BonusChoice"] | null;
            /** @description Применённые. */
            promoCodes?: components["schemas"]["PromoCode"][];
            /** @description У Draft: понадобится ли согласие компании; null — не понадобится ни при какой сумме. */
            approval?: components["schemas"]["ApprovalForecast"] | null;
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
            /** @description null — узнаем, когда будет выбран адрес или пункт. */
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
             * @description Пустая строка убирает комментарий. Пробелы по краям отбрасываются.
             * @example Позвоните за час
             */
            comment: string;
        };
        /** @description Метки рекламной ссылки, по которой открыли магазин; хранятся с заказом и уходят с ним в учётную систему. */
        Campaign: {
            /** @example mail */
            utm_source?: string;
            /** @example email */
            utm_medium?: string;
            /** @example осень */
            utm_campaign?: string;
            /** @example цемент */
            utm_term?: string;
            /** @example banner-2 */
            utm_content?: string;
            /** @example 1042 */
            utm_id?: string;
            /** @example https://news.example.ru */
            utm_referrer?: string;
        };
        ConfirmCheckout: {
            /** @description Сумма `totals.toPay`, которую видел покупатель: по другой заказ не создаётся. */
            total: components["schemas"]["Kopecks"];
            /**
             * @description Версия, которую видел покупатель; при другой — 409 CheckoutChanged.
             * @example 4
             */
            version?: number;
            campaign?: components["schemas"]["Campaign"];
        };
        DeletedCheckout: {
            id: components["schemas"]["ID"];
        };
        /**
         * @description Решение согласующего или по заказу в целом.
         * @example Pending
         * @enum {string}
         */
        ApprovalStatus: "Approved" | "Pending" | "Rejected";
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
         * @description Что этому читателю можно сейчас; остальное ответит 409. Approve и Decline — решение согласующего. Edit — менять товары, договор, получение, оплату, получателя, комментарий: согласующему — пока заказ ждёт, покупателю — отклонённый и тот согласованный, который таким уже не заказать; прежние согласия переживают правку покупателя, только если товаров не прибавилось, а договор и оплата прежние. Proceed — покупателю: согласованный заказ отдать на создание, отклонённый после правок отправить снова. Remind — напомнить согласующим. Withdraw — отозвать (`POST /checkout/{id}/cancel`).
         * @example Approve
         * @enum {string}
         */
        ApprovalAction: "Approve" | "Decline" | "Edit" | "Proceed" | "Remind" | "Withdraw";
        /** @description Заказ в списке согласований. */
        ApprovalSummary: {
            id: components["schemas"]["ID"];
            /** @example Д-240517 */
            number: string | null;
            /** @example 1 */
            version: number;
            /** @description По заказу в целом. */
            status: components["schemas"]["ApprovalStatus"];
            /**
             * Format: date-time
             * @description Когда начат; по этому дню заказ называют, пока у него нет номера.
             * @example 2026-03-12T09:50:00.000Z
             */
            createdAt?: string;
            /** @description Решение читателя; null — он не согласующий. */
            myStatus: components["schemas"]["ApprovalStatus"] | null;
            /**
             * Format: date-time
             * @example 2026-03-12T10:05:00.000Z
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @example 2026-03-12T10:05:00.000Z
             */
            awaitedSince: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            author: components["schemas"]["ApprovalPerson"];
            partner: components["schemas"]["Partner"];
            reasons: components["schemas"]["ApprovalReason"][];
            /**
             * @description Сколько согласий.
             * @example 1
             */
            approvedCount: number;
            /**
             * @description Сколько согласующих.
             * @example 2
             */
            approverCount: number;
            /**
             * @description Есть правки после отправки.
             * @example false
             */
            edited: boolean;
            /** @description Первые строки заказа. */
            products: components["schemas"]["OrderSummaryProduct"][];
            /** @example 2 */
            itemCount: number;
            /** @example 50 */
            quantity: number;
            toPay: components["schemas"]["Kopecks"];
            /** @description То же, что на странице согласования, без Proceed, а у заказа Approved и без Edit: что из них возможно, зависит от сегодняшних цен, остатков и доставки, и это считает страница. */
            allowedActions: components["schemas"]["ApprovalAction"][];
        };
        /** @description Числа на вкладках; отбор по `status` на них не влияет, остальной — влияет. */
        ApprovalCounts: {
            /** @example 31 */
            approved: number;
            /** @example 2 */
            pending: number;
            /** @example 4 */
            rejected: number;
        };
        Approvals: {
            items: components["schemas"]["ApprovalSummary"][];
            paging: components["schemas"]["Paging"];
            counts: components["schemas"]["ApprovalCounts"];
        };
        /** @description Строка таблицы согласующих. Сброшенное решение снова Pending, `resetAt` говорит когда. */
        ApprovalDecision: {
            approver: components["schemas"]["ApprovalPerson"];
            status: components["schemas"]["ApprovalStatus"];
            /** @example Возьмите перчатки у нас на складе */
            comment: string | null;
            /**
             * Format: date-time
             * @example 2026-03-12T11:20:00.000Z
             */
            decidedAt: string | null;
            /**
             * @description Какую версию заказа видел.
             * @example 1
             */
            decidedVersion: number | null;
            /**
             * Format: date-time
             * @description Прежнее согласие сброшено, потому что сумма выросла.
             * @example 2026-03-12T11:40:00.000Z
             */
            resetAt: string | null;
        };
        ApprovalLineState: {
            /** @example 20 */
            quantity: number;
            price: components["schemas"]["Kopecks"];
            /** @description Цена × количество. */
            amount: components["schemas"]["Kopecks"];
        };
        /** @description Строка «было / стало»: без `was` она добавлена, без `now` — убрана. */
        ApprovalLineChange: {
            productID: components["schemas"]["ID"];
            /** @example Перчатки нитриловые Клинфлекс, неопудренные, M, 100 шт. */
            name: string;
            was: components["schemas"]["ApprovalLineState"] | null;
            now: components["schemas"]["ApprovalLineState"] | null;
        };
        /**
         * @description Раздел заказа, который можно менять при согласовании.
         * @example Delivery
         * @enum {string}
         */
        ApprovalField: "Contract" | "Delivery" | "DeliveryPoint" | "Recipient" | "Payment" | "Comment";
        /** @description Раздел «было / стало» словами. */
        ApprovalFieldChange: {
            field: components["schemas"]["ApprovalField"];
            /** @example Курьером, 16 марта, 09:00–14:00 */
            was: string | null;
            /** @example Курьером, 17 марта, 14:00–18:00 */
            now: string | null;
        };
        /** @description Чем одна версия заказа отличается от другой. */
        ApprovalDiff: {
            /** @example 1 */
            fromVersion: number;
            /** @example 2 */
            toVersion: number;
            /** @description Только изменённые строки. */
            lines: components["schemas"]["ApprovalLineChange"][];
            /** @description Только изменённые разделы. */
            fields: components["schemas"]["ApprovalFieldChange"][];
            /** @description К оплате было. */
            totalWas: components["schemas"]["Kopecks"];
            /** @description К оплате стало. */
            totalNow: components["schemas"]["Kopecks"];
        };
        /**
         * @description Requested — отправлен на согласование (и снова после правок); Edited — изменён; Approved и Declined — решение одного согласующего; Reset — согласия сброшены; Reminded — напомнили; Proceeded — отдан на создание; Withdrawn — отозван.
         * @example Edited
         * @enum {string}
         */
        ApprovalEventKind: "Requested" | "Edited" | "Approved" | "Declined" | "Reset" | "Reminded" | "Proceeded" | "Withdrawn";
        ApprovalEvent: {
            id: components["schemas"]["ID"];
            /**
             * Format: date-time
             * @example 2026-03-12T11:20:00.000Z
             */
            at: string;
            kind: components["schemas"]["ApprovalEventKind"];
            /** @description null — сама система. */
            actor: components["schemas"]["ApprovalPerson"] | null;
            /**
             * @description Версия после события.
             * @example 2
             */
            version: number;
            comment: string | null;
            /** @description У Edited — с предыдущей версией, у повторного Requested — с отклонённой. */
            diff: components["schemas"]["ApprovalDiff"] | null;
        };
        /** @description Заказ на согласовании целиком; каждое изменение возвращает его же. Видят его покупатель, согласующие этого заказа и владелец компании; `allowedActions` у каждого свои. */
        Approval: {
            /** @description Он же — идентификатор заказа. */
            id: components["schemas"]["ID"];
            /** @example Д-240517 */
            number: string | null;
            /**
             * @description Растёт с каждой правкой заказа.
             * @example 2
             */
            version: number;
            /** @description По заказу в целом. */
            status: components["schemas"]["ApprovalStatus"];
            orderStatus: components["schemas"]["OrderStatus"];
            step: components["schemas"]["CheckoutStep"];
            /**
             * Format: date-time
             * @example 2026-03-12T09:41:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Когда последний раз отправлен.
             * @example 2026-03-12T10:05:00.000Z
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description С какого времени ждут решений Pending; null — никого не ждут.
             * @example 2026-03-12T10:05:00.000Z
             */
            awaitedSince: string | null;
            /**
             * Format: date-time
             * @description Раньше напомнить нельзя: не чаще раза в 4 часа. null — можно или не о чем.
             * @example 2026-03-12T14:05:00.000Z
             */
            remindAvailableAt: string | null;
            /**
             * Format: date-time
             * @description Когда стал Approved или Rejected.
             * @example 2026-03-12T12:10:00.000Z
             */
            decidedAt: string | null;
            /** @description Покупатель. */
            author: components["schemas"]["ApprovalPerson"];
            partner: components["schemas"]["Partner"];
            contract: components["schemas"]["Contract"] | null;
            items: components["schemas"]["OrderItem"][];
            delivery: components["schemas"]["OrderDelivery"];
            recipient: components["schemas"]["Recipient"] | null;
            paymentMethod: components["schemas"]["PaymentMethod"] | null;
            /** @description Все способы и можно ли ими платить за этот заказ. */
            paymentMethods: components["schemas"]["PaymentOption"][];
            /**
             * @description Пожелания к заказу.
             * @example Нужны к приезду стажёров
             */
            comment: string;
            /** @description Метки заказа, как они названы в нём. */
            tags: components["schemas"]["TagName"][];
            totals: components["schemas"]["Totals"];
            problems: components["schemas"]["Problem"][];
            /** @description Почему нужно согласование. */
            reasons: components["schemas"]["ApprovalReason"][];
            quorum: components["schemas"]["ApprovalQuorum"];
            decisions: components["schemas"]["ApprovalDecision"][];
            /** @description С тем, что отправил покупатель; null — правок не было. */
            diff: components["schemas"]["ApprovalDiff"] | null;
            /** @description От первого события к последнему. */
            history: components["schemas"]["ApprovalEvent"][];
            allowedActions: components["schemas"]["ApprovalAction"][];
        };
        /**
         * @description Версия, которую видел читатель; при другой — 409 ApprovalChanged с отличиями.
         * @example 1
         */
        ApprovalVersion: number;
        ApproveOrder: {
            version: components["schemas"]["ApprovalVersion"];
            /** @example Согласовано в рамках квартала */
            comment?: string | null;
        };
        /** @description Действие не принято, вот свежее состояние. `reason`: ApprovalChanged — заказ уже другой, чем видел читатель (`diff` от его версии к нынешней); NotAllowed — действия нет в `allowedActions`; PriceChanged и ApprovalHasProblems — создать заказ таким нельзя; RequestInProgress — тот же запрос ещё выполняется, она приходит без `approval`. */
        ApprovalConflict: {
            /** @example Заказ изменили, пока вы его смотрели */
            message: string;
            /** @example 3c6ef372fe94f82ba54ff53a5f1d36f1 */
            traceID: string;
            /** @example ApprovalChanged */
            reason: string;
            diff?: components["schemas"]["ApprovalDiff"];
            approval?: components["schemas"]["Approval"];
        };
        DeclineOrder: {
            version: components["schemas"]["ApprovalVersion"];
            /**
             * @description Что не так.
             * @example Перчаток хватит до мая, уберите их
             */
            comment: string;
        };
        ChangeApprovalProduct: {
            version: components["schemas"]["ApprovalVersion"];
            productID: components["schemas"]["ID"];
            /**
             * @description Новое количество, не прибавка; 0 убирает строку, убранную возвращает то же количество.
             * @example 10
             */
            quantity: number;
        };
        ChangeApprovalContract: {
            version: components["schemas"]["ApprovalVersion"];
            contractID: components["schemas"]["ID"];
        };
        /** @description Способ получения; без даты сервер ставит ближайшую. */
        ChangeApprovalDelivery: {
            version: components["schemas"]["ApprovalVersion"];
            method: components["schemas"]["DeliveryMethod"];
            /**
             * Format: date
             * @example 2026-03-17
             */
            date?: string | null;
            interval?: components["schemas"]["DeliveryInterval"] | null;
        };
        /** @description Версия и ровно одно из двух: адрес у Courier, пункт выдачи у Pickup. */
        ChangeApprovalDeliveryPoint: {
            version: components["schemas"]["ApprovalVersion"];
            /** @description Адрес компании или тот, что покупатель выбрал для этого заказа. */
            addressID?: components["schemas"]["ID"];
            pickupPointID?: components["schemas"]["ID"];
        };
        ChangeApprovalPayment: {
            version: components["schemas"]["ApprovalVersion"];
            method: components["schemas"]["PaymentMethod"];
        };
        ChangeApprovalRecipient: {
            version: components["schemas"]["ApprovalVersion"];
            /** @description Получатель этой компании. */
            recipientID: components["schemas"]["ID"];
        };
        ChangeApprovalComment: {
            version: components["schemas"]["ApprovalVersion"];
            /**
             * @description Пожелания к заказу; пустая строка убирает. Пробелы по краям отбрасываются.
             * @example Пропуск заказан на Орлова
             */
            comment: string;
        };
        /**
         * @description Место человека в компании. Owner — можно всё; Manager — ведёт людей и записи компании, но не владельцев, управляющих и согласующих; Accountant — договоры, документы и ЭДО; Approver — заказывает и согласует чужие заказы; Employee — заказывает и видит сведения компании.
         * @example Owner
         * @enum {string}
         */
        PartnerRole: "Owner" | "Manager" | "Approver" | "Accountant" | "Employee";
        /**
         * @description Допуск к заказам от имени компании (по доверенности). None — нет, Pending — на рассмотрении, Granted — до `validUntil`, Expiring — истекает в ближайшие 14 дней, Rejected — отклонено. Истёкший доступ — None.
         * @example Granted
         * @enum {string}
         */
        OrdersAccessState: "None" | "Pending" | "Granted" | "Expiring" | "Rejected";
        /** @description Доступ читателя к заказам компании; просят его обращением `partner/order/access`. */
        OrdersAccess: {
            state: components["schemas"]["OrdersAccessState"];
            /**
             * Format: date
             * @description Последний день доступа, данного или запрошенного.
             * @example 2026-12-31
             */
            validUntil: string | null;
            /**
             * @description Почему отклонено.
             * @example В доверенности нет подписи руководителя
             */
            reason: string | null;
            /** @description Последнее обращение об этом. */
            ticketID: components["schemas"]["ID"] | null;
        };
        /**
         * @description Оптовый доступ торгующей организации: нет, на рассмотрении, открыт, отклонён.
         * @example None
         * @enum {string}
         */
        TradingAccessState: "None" | "Pending" | "Granted" | "Rejected";
        /** @description Оптовый доступ компании; просят его обращением `partner/trading/access`. */
        TradingAccess: {
            state: components["schemas"]["TradingAccessState"];
            /** @description Почему отклонено. */
            reason: string | null;
            /** @description Последнее обращение об этом. */
            ticketID: components["schemas"]["ID"] | null;
        };
        /**
         * @description Электронный документооборот: не подключён, заявка, подключён.
         * @example Connected
         * @enum {string}
         */
        EDOState: "NotConnected" | "Requested" | "Connected";
        /**
         * @description Оператор электронного документооборота.
         * @example Diadok
         * @enum {string}
         */
        EDOOperator: "Diadok" | "SBIS" | "Taxcom" | "Astral" | "TaxNet" | "Sber" | "Other";
        /** @description Электронный документооборот компании; подключают его обращением `edo`. */
        EDOConnection: {
            state: components["schemas"]["EDOState"];
            /**
             * @description Почему последнюю заявку отклонили; null или нет — не отклоняли.
             * @example Оператор не нашёл вашу организацию
             */
            reason?: string | null;
            /** @description null, пока не подключён и не запрошен. */
            operator: components["schemas"]["EDOOperator"] | null;
            /** @description Последнее обращение об этом. */
            ticketID: components["schemas"]["ID"] | null;
        };
        /**
         * @description Что этому читателю можно делать с компанией; чего в списке нет, ответит 403 NotAllowed.
         * @example ManageTags
         * @enum {string}
         */
        PartnerAction: "ManageAddresses" | "ManageApprovers" | "ManageEmployees" | "ManageFinDocsRecipients" | "ManageRecipients" | "ManageTags" | "ChangeDefaultContract" | "RequestOrdersAccess" | "RequestTradingAccess" | "ConnectEDO";
        /** @description Действие, на которое у роли читателя нет права, и у кого оно есть. */
        DeniedPartnerAction: {
            /**
             * @description Остальное может каждый сотрудник.
             * @example ConnectEDO
             * @enum {string}
             */
            action: "ManageApprovers" | "ManageEmployees" | "ManageFinDocsRecipients" | "ChangeDefaultContract" | "RequestTradingAccess" | "ConnectEDO";
            /**
             * @description Кто может.
             * @example Могут владелец (Игорь Викторович Соколов) и управляющие
             */
            reason: string;
        };
        /** @description Компания в списке. */
        PartnerSummary: {
            id: components["schemas"]["ID"];
            /** @description Покупатель, от имени которого эта компания заказывает. */
            customerID: components["schemas"]["ID"];
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
            /** @description Место читателя в компании. */
            role: components["schemas"]["PartnerRole"];
            ordersAccess: components["schemas"]["OrdersAccess"];
            tradingAccess: components["schemas"]["TradingAccess"];
            edo: components["schemas"]["EDOConnection"];
            /**
             * @description Сколько заказов ждут решения читателя.
             * @example 2
             */
            awaitingApprovalCount: number;
            /** @description Основной договор; null, пока его нет. */
            defaultContract: components["schemas"]["Contract"] | null;
            allowedActions: components["schemas"]["PartnerAction"][];
            /** @description На что у роли читателя нет права. */
            deniedActions: components["schemas"]["DeniedPartnerAction"][];
        };
        /** @description Компании читателя по названию; список короткий и не листается. */
        PartnerList: {
            items: components["schemas"]["PartnerSummary"][];
        };
        /** @description Числа для разделов страницы компании. */
        PartnerCounts: {
            /** @example 3 */
            contracts: number;
            /** @example 2 */
            addresses: number;
            /** @example 2 */
            recipients: number;
            /** @example 5 */
            employees: number;
            /** @example 2 */
            approvers: number;
            /** @example 1 */
            finDocsRecipients: number;
            /** @example 3 */
            tags: number;
        };
        /** @description Страница компании. */
        PartnerDetails: {
            id: components["schemas"]["ID"];
            /** @description Покупатель, от имени которого эта компания заказывает. */
            customerID: components["schemas"]["ID"];
            /** @example ООО «Белая линия» */
            name: string;
            /** @example Общество с ограниченной ответственностью «Белая линия» */
            fullName: string;
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
            /**
             * @description ОГРН или ОГРНИП.
             * @example 1027700132195
             */
            ogrn: string | null;
            /** @example 125047, г Москва, ул Бутырский Вал, д 10 */
            legalAddress: string | null;
            /**
             * @description Руководитель.
             * @example Соколов Игорь Викторович
             */
            director: string | null;
            phone: components["schemas"]["Phone"] | null;
            /** @example info@example.ru */
            email: string | null;
            /** @description Место читателя в компании. */
            role: components["schemas"]["PartnerRole"];
            ordersAccess: components["schemas"]["OrdersAccess"];
            tradingAccess: components["schemas"]["TradingAccess"];
            edo: components["schemas"]["EDOConnection"];
            /**
             * @description Сколько заказов ждут решения читателя.
             * @example 2
             */
            awaitingApprovalCount: number;
            /** @description Основной договор; null, пока его нет. */
            defaultContract: components["schemas"]["Contract"] | null;
            counts: components["schemas"]["PartnerCounts"];
            /**
             * @description Имена владельцев: им можно и то, чего нет в `allowedActions`.
             * @example [
             *       "Игорь Викторович Соколов"
             *     ]
             */
            owners: string[];
            allowedActions: components["schemas"]["PartnerAction"][];
            /** @description На что у роли читателя нет права. */
            deniedActions: components["schemas"]["DeniedPartnerAction"][];
            /** @description Читатель среди сотрудников: удалив эту запись, он выходит из компании. */
            employeeID?: components["schemas"]["ID"];
            /**
             * @description Что мешает читателю выйти из компании и что сделать сначала; null — ничего.
             * @example В компании должен остаться владелец: сначала дайте эту роль другому
             * @example null
             */
            leaveObstacle?: string | null;
        };
        /** @description Адрес компании и у скольких сотрудников он выбран. */
        PartnerAddress: {
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
            /**
             * @description У скольких сотрудников он выбран в корзине или в незавершённом заказе.
             * @example 2
             */
            draftCount: number;
        };
        /** @description Адреса компании, новые первыми; список короткий и не листается. */
        PartnerAddresses: {
            items: components["schemas"]["PartnerAddress"][];
        };
        /** @description Город и улицу берут из подсказок `GET /search/addresses`; пустое поле — null или отсутствует. Пробелы по краям отбрасываются, несколько подряд и перевод строки становятся одним. */
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
        /**
         * @description Contract — договор, PowerOfAttorney — доверенность, OrdersAccess — доступ человека к заказам компании, PromoCode — промокод читателя, Bonus — бонусы читателя, которые сгорят.
         * @example Contract
         * @enum {string}
         */
        CalendarKind: "Contract" | "PowerOfAttorney" | "OrdersAccess" | "PromoCode" | "Bonus";
        /**
         * @description Чем продлить: RenewContract — обращением о продлении, RenewPowerOfAttorney и RenewOrdersAccess — обращением `partner/order/access` с новой доверенностью; UsePromoCode и SpendBonuses — потратить в корзине, пока не поздно.
         * @example RenewContract
         * @enum {string}
         */
        CalendarAction: "RenewContract" | "RenewPowerOfAttorney" | "RenewOrdersAccess" | "UsePromoCode" | "SpendBonuses";
        /** @description То, у чего есть последний день. */
        CalendarEntry: {
            /**
             * @description Постоянный: по нему узнают событие в ленте iCalendar.
             * @example contract-k-r-12
             */
            id: string;
            kind: components["schemas"]["CalendarKind"];
            /**
             * Format: date
             * @description Последний день, включительно, по Москве.
             * @example 2026-03-31
             */
            endsOn: string;
            /**
             * @description Сколько дней осталось; 0 — сегодня последний, меньше нуля — уже закончилось.
             * @example 17
             */
            daysLeft: number;
            /** @example Договор Р-12/26 */
            title: string;
            /**
             * @description Подробнее: чьё, на сколько.
             * @example null
             */
            description: string | null;
            action: components["schemas"]["CalendarAction"];
            /**
             * @description Может ли это читатель.
             * @example true
             */
            allowed: boolean;
            /**
             * @description Почему нет и кто может; null, когда можно.
             * @example Доступ продлевает сам сотрудник: Мария Кузнецова
             */
            reason: string | null;
        };
        /** @description Действующая ссылка читателя; самой её больше не видно. */
        CalendarFeed: {
            /**
             * Format: date-time
             * @example 2026-03-01T08:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Когда её последний раз открывала программа календаря, с точностью до часа; null — ещё никогда.
             * @example 2026-03-14T07:00:00.000Z
             */
            lastReadAt: string | null;
        };
        /** @description Календарь компании глазами читателя; короткий и не листается. */
        PartnerCalendar: {
            /**
             * Format: date
             * @description Сегодня по Москве: от него считаны дни.
             * @example 2026-03-14
             */
            today: string;
            items: components["schemas"]["CalendarEntry"][];
            /** @description null — ссылки нет. */
            feed: components["schemas"]["CalendarFeed"] | null;
        };
        /** @description Новая ссылка; показать её нужно сразу, второй раз она не отдаётся. */
        NewCalendarFeed: {
            /**
             * Format: uri
             * @example https://shop.example.ru/calendar/k3Qx0nYy7c5lZ8f2rV1wT9aSdUeHbJmPoLiKgNqXtRs.ics
             */
            url: string;
            /**
             * Format: date-time
             * @example 2026-03-14T08:00:00.000Z
             */
            createdAt: string;
        };
        /** @description Договоры: основной первым, за ним действующие, недействующие в конце. Список короткий и не листается. */
        Contracts: {
            items: components["schemas"]["Contract"][];
        };
        ChangeDefaultContract: {
            contractID: components["schemas"]["ID"];
        };
        /** @description Согласующий. */
        Approver: {
            employeeID: components["schemas"]["ID"];
            /** @example Олег Павлович Орлов */
            name: string;
            /** @example Главный бухгалтер */
            position: string | null;
            /** @example false */
            isMe: boolean;
            /**
             * @description Сколько заказов ждут его решения.
             * @example 2
             */
            pendingCount: number;
        };
        /**
         * @description Какие заказы согласуют. Never — никакие, AboveAmount — дороже `amountFrom`, Always — все. Пределы сотрудников действуют при любом правиле.
         * @example AboveAmount
         * @enum {string}
         */
        ApprovalMode: "Never" | "AboveAmount" | "Always";
        /** @description Кто и что согласует в компании. */
        Approvers: {
            items: components["schemas"]["Approver"][];
            mode: components["schemas"]["ApprovalMode"];
            /** @description У AboveAmount: сумма к оплате, после которой нужно согласование. */
            amountFrom: components["schemas"]["Kopecks"] | null;
            quorum: components["schemas"]["ApprovalQuorum"];
            /**
             * @description Может ли согласующий согласовать свой заказ; сначала — нет.
             * @example false
             */
            selfApproval: boolean;
            /** @example 3 */
            version: number;
        };
        /** @description Согласующие и правило целиком. Заказы, которые уже ждут, убранного больше не ждут. */
        ChangeApprovers: {
            /** @description Действующие сотрудники. */
            employeeIDs: components["schemas"]["ID"][];
            mode: components["schemas"]["ApprovalMode"];
            /** @description Обязательна у AboveAmount (иначе 422 AmountRequired), у других не учитывается. */
            amountFrom?: components["schemas"]["Kopecks"] | null;
            quorum: components["schemas"]["ApprovalQuorum"];
            /** @example false */
            selfApproval: boolean;
            /**
             * @description Версия, которую видел читатель; при другой — 409 ApproversChanged.
             * @example 3
             */
            version: number;
        };
        /**
         * @description Invited — приглашён и ещё не вошёл; Active — работает; Blocked — заказывать не может.
         * @example Active
         * @enum {string}
         */
        EmployeeState: "Invited" | "Active" | "Blocked";
        /**
         * @description Что читателю можно сделать с этим сотрудником: Edit — менять, Block и Unblock — менять `state`, Remove — удалить из компании, а себя — выйти из неё, Resend — пригласить ещё раз, UndoAcceptance — отменить вступление.
         * @example Edit
         * @enum {string}
         */
        EmployeeAction: "Edit" | "Block" | "Unblock" | "Remove" | "Resend" | "UndoAcceptance";
        /** @description Действие, которому мешает состояние сотрудника или компании. */
        DeniedEmployeeAction: {
            /**
             * @example Remove
             * @enum {string}
             */
            action: "Block" | "Remove" | "Resend" | "UndoAcceptance";
            /**
             * @description Что мешает и что сделать сначала.
             * @example Сначала разблокируйте
             */
            reason: string;
        };
        /**
         * @description Open — можно принять; Expired — срок вышел; Accepted и Declined — на него уже ответили; Replaced — отправлено новое; Withdrawn — компания отозвала.
         * @example Open
         * @enum {string}
         */
        InvitationState: "Open" | "Expired" | "Accepted" | "Declined" | "Replaced" | "Withdrawn";
        /** @description Аккаунт, которым приняли приглашение, каким он был в ту минуту. */
        InvitationAnswer: {
            /** @example Мария Андреевна Кузнецова */
            name: string | null;
            phone: components["schemas"]["Phone"] | null;
            /** @example maria@example.ru */
            email: string | null;
            /**
             * @description Phone — вошёл с этим подтверждённым телефоном, Email — с этой подтверждённой почтой, Link — открыл ссылку.
             * @example Link
             * @enum {string}
             */
            proof: "Phone" | "Email" | "Link";
            /**
             * Format: date-time
             * @example 2026-02-02T10:12:00.000Z
             */
            at: string;
        };
        /** @description Последнее приглашение сотрудника, каким его видит компания. */
        SentInvitation: {
            state: components["schemas"]["InvitationState"];
            /** @description Куда отправлено; null — только на почту. */
            phone: components["schemas"]["Phone"] | null;
            /**
             * @description И сюда.
             * @example ekaterina@example.ru
             */
            email: string | null;
            /**
             * Format: date-time
             * @example 2026-03-11T08:15:00.000Z
             */
            sentAt: string;
            /**
             * Format: date-time
             * @example 2026-03-18T08:15:00.000Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description С какого момента можно отправить ещё раз: между ссылками минута; null — уже можно.
             * @example 2026-03-11T08:16:00.000Z
             * @example null
             */
            resendAvailableAt?: string | null;
            /** @description Кто принял; null, пока не принято. */
            acceptedBy: components["schemas"]["InvitationAnswer"] | null;
        };
        /** @description Сотрудник компании. */
        Employee: {
            id: components["schemas"]["ID"];
            /** @example Мария */
            firstName: string;
            /** @example Андреевна */
            middleName: string | null;
            /** @example Кузнецова */
            lastName: string;
            /** @description По нему приглашённого узнают при входе; null — приглашён по почте. */
            phone: components["schemas"]["Phone"] | null;
            /**
             * @description И по ней; без телефона она есть всегда.
             * @example maria@example.ru
             */
            email: string | null;
            /**
             * @description Должность.
             * @example Администратор
             */
            position: string | null;
            role: components["schemas"]["PartnerRole"];
            /**
             * @description Согласует заказы: Approver — всегда, Employee — никогда, остальные — если назначены.
             * @example false
             */
            isApprover: boolean;
            state: components["schemas"]["EmployeeState"];
            /** @description Заказ дороже идёт на согласование; null — действует правило компании. */
            orderLimit: components["schemas"]["Kopecks"] | null;
            /** @description Предел на подтверждённые заказы календарного месяца по Москве: заказ, с которым выйдет больше, идёт на согласование. null — предела нет. */
            monthLimit: components["schemas"]["Kopecks"] | null;
            /** @description На сколько подтверждено заказов в этом месяце; отменённые и возвращённые не в счёт. null — читатель не видит заказов этого сотрудника. */
            monthSpent: components["schemas"]["Kopecks"] | null;
            /**
             * Format: date-time
             * @example 2026-02-02T08:30:00.000Z
             */
            invitedAt: string | null;
            /**
             * Format: date-time
             * @description null, пока приглашение не принято.
             * @example 2026-02-02T10:12:00.000Z
             */
            joinedAt: string | null;
            /**
             * @description Это сам читатель.
             * @example false
             */
            isMe: boolean;
            /** @description Какие роли читатель может дать этому сотруднику, с нынешней; пусто — роль менять нельзя. */
            allowedRoles: components["schemas"]["PartnerRole"][];
            allowedActions: components["schemas"]["EmployeeAction"][];
            /** @description Чего с этим сотрудником сейчас сделать нельзя, хотя право есть, и что сделать сначала. */
            deniedActions: components["schemas"]["DeniedEmployeeAction"][];
            /** @description Последнее приглашение; видит тот, кто управляет сотрудниками, другим — null. */
            invitation?: components["schemas"]["SentInvitation"] | null;
        };
        /** @description Сотрудники по фамилии. */
        Employees: {
            items: components["schemas"]["Employee"][];
            paging: components["schemas"]["Paging"];
            /** @description С какими ролями читатель может приглашать; пусто — приглашать нельзя. */
            allowedRoles: components["schemas"]["PartnerRole"][];
        };
        /** @example Анна */
        PersonName: string;
        /** @description Сотрудник целиком; необязательное поле, которого нет в запросе, очищается, без `state` и `role` они не меняются. Без телефона и почты — 422 ContactRequired. */
        ChangeEmployee: {
            id: components["schemas"]["ID"];
            firstName: components["schemas"]["PersonName"];
            middleName?: components["schemas"]["PersonName"] | null;
            lastName: components["schemas"]["PersonName"];
            /** @description Пока приглашение не принято; потом телефон меняет сам сотрудник, и другой здесь — 422 PhoneConfirmed. */
            phone?: components["schemas"]["Phone"] | null;
            /**
             * Format: email
             * @example maria@example.ru
             */
            email?: string | null;
            /** @example Старший администратор */
            position?: string | null;
            orderLimit?: components["schemas"]["Kopecks"] | null;
            monthLimit?: components["schemas"]["Kopecks"] | null;
            /** @description Одна из `allowedRoles` сотрудника, иначе 403 RoleNotAllowed. */
            role?: components["schemas"]["PartnerRole"];
            /**
             * @description Active снимает блокировку; приглашённого он не меняет.
             * @example Active
             * @enum {string}
             */
            state?: "Active" | "Blocked";
        };
        /** @description Кого пригласить, с телефоном или почтой: без обоих — 422 ContactRequired. Согласующих назначает `POST /partners/{id}/approvers`. Без `role` — Employee. */
        NewEmployee: {
            firstName: components["schemas"]["PersonName"];
            middleName?: components["schemas"]["PersonName"] | null;
            lastName: components["schemas"]["PersonName"];
            phone?: components["schemas"]["Phone"] | null;
            /**
             * Format: email
             * @example ekaterina@example.ru
             */
            email?: string | null;
            /** @example Ассистент */
            position?: string | null;
            orderLimit?: components["schemas"]["Kopecks"] | null;
            monthLimit?: components["schemas"]["Kopecks"] | null;
            /** @description Одна из `allowedRoles` списка, иначе 403 RoleNotAllowed. */
            role?: components["schemas"]["PartnerRole"];
        };
        /**
         * @description Финансовый документ: счёт, УПД, акт сверки, договор.
         * @example Invoice
         * @enum {string}
         */
        FinDocument: "Invoice" | "TransferDocument" | "ReconciliationReport" | "Contract";
        /** @description Кому присылают финансовые документы. */
        FinDocsRecipient: {
            id: components["schemas"]["ID"];
            /** @example Олег */
            firstName: string;
            /** @example Павлович */
            middleName: string | null;
            /** @example Орлов */
            lastName: string;
            /** @example Главный бухгалтер */
            position: string | null;
            /**
             * @description Сюда придут документы.
             * @example oleg@example.ru
             */
            email: string;
            phone: components["schemas"]["Phone"] | null;
            /** @description Какие документы присылать. */
            documents: components["schemas"]["FinDocument"][];
        };
        /** @description Получатели финансовых документов; список короткий и не листается. */
        FinDocsRecipients: {
            items: components["schemas"]["FinDocsRecipient"][];
        };
        /** @description Получатель целиком; необязательное поле, которого нет в запросе, очищается. */
        ChangeFinDocsRecipient: {
            id: components["schemas"]["ID"];
            firstName: components["schemas"]["PersonName"];
            middleName?: components["schemas"]["PersonName"] | null;
            lastName: components["schemas"]["PersonName"];
            /** @example Главный бухгалтер */
            position?: string | null;
            /**
             * Format: email
             * @example oleg@example.ru
             */
            email: string;
            phone?: components["schemas"]["Phone"] | null;
            documents: components["schemas"]["FinDocument"][];
        };
        NewFinDocsRecipient: {
            firstName: components["schemas"]["PersonName"];
            middleName?: components["schemas"]["PersonName"] | null;
            lastName: components["schemas"]["PersonName"];
            /** @example Главный бухгалтер */
            position?: string | null;
            /**
             * Format: email
             * @example oleg@example.ru
             */
            email: string;
            phone?: components["schemas"]["Phone"] | null;
            documents: components["schemas"]["FinDocument"][];
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
        /** @description Метка из словаря компании; ею отмечают заказы, чтобы потом отбирать их. */
        Tag: {
            id: components["schemas"]["ID"];
            name: components["schemas"]["TagName"];
            /**
             * @description Сколько заказов компании отмечено, кроме черновиков; отменённые черновики не считаются, как и в списке заказов. Кто видит только свои заказы, видит их в списке не больше. После удаления метки они сохранят её как текст.
             * @example 14
             */
            orderCount: number;
        };
        /** @description Словарь меток по алфавиту; не листается. */
        Tags: {
            items: components["schemas"]["Tag"][];
        };
        ChangeTag: {
            id: components["schemas"]["ID"];
            name: components["schemas"]["TagName"];
        };
        NewTag: {
            name: components["schemas"]["TagName"];
        };
        /** @description Метки в словаре больше нет; отмеченные ею заказы сохранили её как текст. */
        DeletedTag: {
            id: components["schemas"]["ID"];
            name: components["schemas"]["TagName"];
            /**
             * @description Сколько заказов её сохранили.
             * @example 14
             */
            orderCount: number;
        };
        /**
         * @description Запись компании, которую можно вернуть после удаления: адрес, получатель, метка, получатель финансовых документов.
         * @example Address
         * @enum {string}
         */
        PartnerRecordKind: "Address" | "Recipient" | "Tag" | "FinDocsRecipient";
        RestoreRecord: {
            kind: components["schemas"]["PartnerRecordKind"];
            /** @description Что удалили. */
            recordID: components["schemas"]["ID"];
        };
        /** @description Файл с товарами. XLSX (первый лист) или CSV: UTF-8 или windows-1251, через `;`, запятую или табуляцию, поля могут быть в кавычках. До 5 МБ и 5 000 строк; у XLSX до 200 частей и 20 МБ после распаковки. Нужны столбцы с артикулом (или кодом производителя, или названием) и с количеством; строка заголовков не обязательна. Вставленный текст посылают как `text/csv`. Количество — целое от 1, можно с «шт.», «уп.» или pcs, пробелами между тысячами и нулями после запятой («2,00»); иное — ошибка строки. Упаковки («уп.», «упак.», «коробка», в ячейке или в следующей за ней) становятся штуками по `packSize` товара, о чём говорит `message` строки. */
        ImportFile: {
            /**
             * Format: binary
             * @description До 5 242 880 байт.
             */
            file: File;
            /** @description Компания, чьи цены и ограничения применить; без неё — частный покупатель. */
            partnerID?: components["schemas"]["ID"];
        };
        /**
         * @description Идёт ли ещё разбор.
         * @example Done
         * @enum {string}
         */
        TaskStatus: "Pending" | "Done";
        /** @description Как поняты столбцы, номера с 1. */
        ImportColumns: {
            /**
             * @description Артикул, код или название.
             * @example 1
             */
            product: number;
            /**
             * @description null — столбца нет, взято наименьшее.
             * @example 3
             */
            quantity: number | null;
            /**
             * @description Первая строка — заголовки.
             * @example true
             */
            hasHeader: boolean;
        };
        ImportCounts: {
            /** @example 2 */
            matched: number;
            /** @example 1 */
            ambiguous: number;
            /** @example 1 */
            reduced: number;
            /** @example 1 */
            unavailable: number;
            /** @example 1 */
            notFound: number;
            /** @example 1 */
            invalidQuantity: number;
        };
        /**
         * @description Matched — товар найден, всё есть; Ambiguous — подходят несколько, нужен выбор; Reduced — найден, но положить можно меньше; Unavailable — найден, купить нельзя; NotFound — не найден; InvalidQuantity — найден, но количество в файле не целое число от 1: такая строка не добавляется, пока его не исправят через `POST /import/choose`.
         * @example Matched
         * @enum {string}
         */
        ImportOutcome: "Matched" | "Ambiguous" | "Reduced" | "Unavailable" | "NotFound" | "InvalidQuantity";
        /** @description Строка файла; одинаковые сложены в первую из них. */
        ImportRow: {
            /**
             * @description Номер строки в файле.
             * @example 2
             */
            row: number;
            /**
             * @description Номера других строк с тем же товаром.
             * @example [
             *       9
             *     ]
             */
            mergedRows: number[];
            /**
             * @description Артикул или название, как в файле; пусто, если в строке нет ни того ни другого.
             * @example EST-U-A2
             */
            text: string;
            /**
             * @description Количество в файле или исправленное, в штуках (у строки без товара — как в файле); null — в файле количеств нет, взято наименьшее, или у строки оно неверно.
             * @example 5
             */
            requested: number | null;
            /**
             * @description Количество, как оно записано в файле; пусто, если его нет или исправили.
             * @example 5 шт.
             */
            quantityText: string;
            outcome: components["schemas"]["ImportOutcome"];
            /** @description Найденный или выбранный товар, картинка не больше одной; null у Ambiguous и NotFound. */
            product: components["schemas"]["CartProduct"] | null;
            /** @description Из чего выбирать, лучший первым; у выбранного остаются, чтобы передумать. */
            candidates: components["schemas"]["CartProduct"][];
            /**
             * @description Сколько прибавится к корзине, кратно упаковке.
             * @example 5
             */
            quantity: number;
            /**
             * @description Сколько в корзине сейчас.
             * @example 0
             */
            inCart: number;
            /**
             * @description Сколько в корзине станет.
             * @example 5
             */
            becomes: number;
            /** @example Осталось 3 шт. */
            message: string | null;
        };
        /** @description Строка файла, которая не товар, — шапка, заголовки столбцов, «Итого»; или лист книги, который не прочитан. */
        SkippedImportLine: {
            /**
             * @description Номер строки в файле; у листа — его первой строки.
             * @example 1
             */
            row: number;
            /**
             * @description Название листа, который не прочитан: импорт читает один лист, тот, где заказ. `null` у строки прочитанного листа.
             * @example null
             */
            sheet: string | null;
            /**
             * @description Что в ней написано.
             * @example Артикул · Название · Количество
             */
            text: string;
        };
        /** @description Разобранный файл; живёт сутки и виден только тому, кто его загрузил. Пока `status` — Pending, строк ещё нет, и его спрашивают снова через `POST /import/choose` без выборов. */
        ImportResult: {
            /** @description С ним строки кладут в корзину: `POST /cart/product/import`. */
            id: components["schemas"]["ID"];
            status: components["schemas"]["TaskStatus"];
            /** @example zakaz-mart.xlsx */
            fileName: string;
            /**
             * Format: date-time
             * @example 2026-03-12T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-13T09:30:00.000Z
             */
            expiresAt: string;
            partnerID: components["schemas"]["ID"] | null;
            /** @description null, пока не разобран. */
            columns: components["schemas"]["ImportColumns"] | null;
            /**
             * @description Строк с товарами в файле.
             * @example 7
             */
            rowCount: number;
            /**
             * @description Разобрано строк.
             * @example 7
             */
            processedCount: number;
            /** @description Строки файла по исходам, сложенные считаются каждая; в сумме — `rowCount`. */
            counts: components["schemas"]["ImportCounts"];
            /**
             * @description Сколько строк можно добавить: у них `quantity` больше нуля.
             * @example 3
             */
            addableCount: number;
            /** @description Сумма того, что добавится. */
            amount: components["schemas"]["Kopecks"];
            /** @description Все строки по порядку файла; не листаются, чтобы отбор по исходу был мгновенным. */
            rows: components["schemas"]["ImportRow"][];
            /** @description Строки файла, которые не товары: вместе с `rows` и их `mergedRows` — все непустые строки прочитанного листа; за ними по строке на каждый лист, который не прочитан. */
            skipped: components["schemas"]["SkippedImportLine"][];
        };
        ImportChoice: {
            /** @example 5 */
            row: number;
            /** @description Один из `candidates`; null отменяет выбор, без него товар остаётся прежним. */
            productID?: components["schemas"]["ID"] | null;
            /**
             * @description Сколько нужно вместо того, что в файле; без него количество остаётся прежним.
             * @example 5
             */
            quantity?: number;
        };
        ChooseImportProducts: {
            importID: components["schemas"]["ID"];
            /** @description Пустой список ничего не меняет и возвращает то, что есть, с нынешними ценами и остатками. */
            choices: components["schemas"]["ImportChoice"][];
        };
        /**
         * @description Template — пустой шаблон с примером; Rows — строки загруженного файла с исходом и пояснением.
         * @example Template
         * @enum {string}
         */
        ImportDocument: "Template" | "Rows";
        DownloadImport: {
            document: components["schemas"]["ImportDocument"];
            /** @description Обязателен у Rows (иначе 422 ImportRequired), у Template не учитывается. */
            importID?: components["schemas"]["ID"];
            /** @description Только такие строки; пусто или нет — все. */
            outcomes?: components["schemas"]["ImportOutcome"][];
        };
        /**
         * @description Чем поделились: товарами (`/products/share`) или корзиной (`/cart/share`).
         * @example Cart
         * @enum {string}
         */
        ShareKind: "Products" | "Cart";
        ShareProduct: {
            productID: components["schemas"]["ID"];
            /** @example 2 */
            quantity: number;
        };
        /** @description Чем делятся: только товары и количества. Ни цен, ни договора, ни покупателя ссылка не несёт. */
        NewShare: {
            kind: components["schemas"]["ShareKind"];
            /** @description Каждый товар не больше одного раза. */
            products: components["schemas"]["ShareProduct"][];
            /**
             * @description Записка тому, кто откроет. Пробелы по краям отбрасываются. Пустая — то же, что null.
             * @example Набор на март, посмотрите оттенки
             */
            note?: string | null;
        };
        /** @description Ссылка; она действует 90 дней. */
        CreatedShare: {
            id: components["schemas"]["ID"];
            kind: components["schemas"]["ShareKind"];
            /**
             * Format: uri-reference
             * @description Путь страницы в магазине; адрес сайта читатель ставит сам.
             * @example /cart/share?id=s-7Hq2mZx9
             */
            path: string;
            /**
             * Format: date-time
             * @example 2026-06-10T09:41:00.000Z
             */
            expiresAt: string;
        };
        /** @description Проверка «я не робот» с интерфейсом Yandex SmartCaptcha. */
        Captcha: {
            /**
             * @description Открытый ключ магазина.
             * @example ysc1_public
             */
            siteKey: string;
            /**
             * Format: uri
             * @description Скрипт с window.smartCaptcha.
             * @example https://smartcaptcha.cloud.yandex.ru/captcha.js
             */
            scriptUrl: string;
        };
        /** @description Отказ. С reason CaptchaRequired названа проверка, которую надо пройти; её токен посылают в `X-Captcha-Token` с тем же запросом. */
        CaptchaPayload: {
            /** @example Не получилось убедиться, что вы не робот */
            message: string;
            /** @example 4bf92f3577b34da6a3ce929d0e0e4736 */
            traceID: string;
            /** @example CaptchaRequired */
            reason?: string;
            /** @description Ошибки отдельных полей. */
            errors?: components["schemas"]["FieldError"][];
            captcha?: components["schemas"]["Captcha"];
        };
        /**
         * @description Available — есть всё; Reduced — меньше; Unavailable — нет.
         * @example Available
         * @enum {string}
         */
        RepeatOutcome: "Available" | "Reduced" | "Unavailable";
        /** @description Товар по ссылке с ценой и остатком для того, кто её открыл. */
        SharedLine: {
            product: components["schemas"]["ProductCard"];
            /**
             * @description Сколько в ссылке.
             * @example 5
             */
            requested: number;
            /**
             * @description Сколько можно добавить.
             * @example 3
             */
            quantity: number;
            outcome: components["schemas"]["RepeatOutcome"];
            /** @example Осталось 3 шт. */
            message: string | null;
        };
        /** @description То, чем поделились. Кто поделился, не сказано. */
        SharedProducts: {
            id: components["schemas"]["ID"];
            kind: components["schemas"]["ShareKind"];
            /** @example Набор на март, посмотрите оттенки */
            note: string | null;
            /**
             * Format: date-time
             * @example 2026-03-12T09:41:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-06-10T09:41:00.000Z
             */
            expiresAt: string;
            /** @description В порядке ссылки. */
            lines: components["schemas"]["SharedLine"][];
            /** @description Товары ссылки, которых больше нет в каталоге. */
            skipped: components["schemas"]["SkippedProduct"][];
            /** @description Сумма того, что можно добавить. */
            amount: components["schemas"]["Kopecks"];
        };
        /**
         * @description Own — свои заказы; Company — ещё и заказы коллег в компаниях, где читателю видны все: он их Owner, Manager, Accountant или Approver. Employee видит только свои. Неоформленных черновиков коллег не видит никто.
         * @example Own
         * @enum {string}
         */
        OrdersScope: "Own" | "Company";
        /** @description Пустой фильтр — все заказы, новые первыми. */
        OrdersFilter: {
            /** @description Любое из; пусто — все. */
            statuses?: components["schemas"]["OrderStatus"][];
            /** @description Заказы с любой из меток. */
            tagIDs?: components["schemas"]["ID"][];
            /** @description Любой из покупателей; пусто — все. */
            customerIDs?: components["schemas"]["ID"][];
            /**
             * @description Без него Own.
             * @default Own
             */
            scope: components["schemas"]["OrdersScope"];
            /** @description Заказы этих людей; чьи читателю не видны, тех нет. Имена — в `buyers` ответа. */
            buyerIDs?: components["schemas"]["ID"][];
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
             * @default 1
             * @example 1
             */
            page: number;
            /**
             * @description Записей на странице; без него 20.
             * @default 20
             * @example 20
             */
            pageSize: number;
        };
        OrderCustomer: {
            id: components["schemas"]["ID"];
            kind: components["schemas"]["CustomerKind"];
            /** @example Анна Сергеевна Ковалёва */
            name: string;
        };
        /** @description Человек, который оформил заказ. Остаётся у заказа, когда его доступ к компании закончился. */
        OrderBuyer: {
            /** @description Для отбора по человеку: `buyerIDs`. */
            id: components["schemas"]["ID"];
            /** @example Мария Андреевна Кузнецова */
            name: string;
            /**
             * @description Это сам читатель.
             * @example false
             */
            isMe: boolean;
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
            /** @description Кто заказал. У чужого заказа компании `allowedActions` — только Repeat, если его можно повторить. */
            buyer?: components["schemas"]["OrderBuyer"];
            /** @description Первые строки заказа. */
            products: components["schemas"]["OrderSummaryProduct"][];
            /** @example 2 */
            itemCount: number;
            /** @example 5 */
            quantity: number;
            toPay: components["schemas"]["Kopecks"];
            tags?: components["schemas"]["OrderTag"][];
            deliveryMethod: components["schemas"]["DeliveryMethod"] | null;
            /**
             * Format: date
             * @description Обещанный день доставки или готовности к выдаче. Обещают его при оформлении: у заказа, который ещё не оформлен, — null, а выбранный день показывает его страница.
             * @example 2026-03-14
             */
            deliveryDate: string | null;
            payment: components["schemas"]["OrderPayment"];
            shippingState: components["schemas"]["ShippingState"];
            /** @description То же, что на странице заказа, без Confirm, Retry и Proceed: возможны ли они, зависит от сегодняшних цен, остатков и доставки, и это считает страница. */
            allowedActions: components["schemas"]["OrderAction"][];
        };
        Orders: {
            items: components["schemas"]["OrderSummary"][];
            paging: components["schemas"]["Paging"];
            /** @description Чьи заказы читателю видны, по имени, сам читатель первым; без отбора. Один он — выбирать не из кого. */
            buyers?: components["schemas"]["OrderBuyer"][];
        };
        /** @description Финансовый документ, который можно скачать: Invoice – `getOrderInvoice`, TransferDocument (УПД) – `getOrderTransferDocument`. */
        OrderDocument: {
            kind: components["schemas"]["FinDocument"];
            /** @example Д-240501 */
            number: string;
            /**
             * Format: date-time
             * @example 2026-03-13T11:45:00.000Z
             */
            issuedAt: string;
        };
        /**
         * @description Requested — ждёт решения магазина; Accepted — принят, деньги уходят тем же путём; Rejected — отказано.
         * @example Requested
         * @enum {string}
         */
        RefundState: "Requested" | "Accepted" | "Rejected";
        /**
         * @description Причина возврата: ItemNotFit — не подошёл; CheckoutError — ошибка в заказе; DamagedPackage — повреждена упаковка; ItemQualityNotExpected — не то качество; DeliveryError — ошибка доставки; CancelOrder — передумали.
         * @example ItemNotFit
         * @enum {string}
         */
        FeedbackTopic: "ItemNotFit" | "CheckoutError" | "DamagedPackage" | "ItemQualityNotExpected" | "DeliveryError" | "CancelOrder";
        OrderRefundLine: {
            productID: components["schemas"]["ID"];
            /** @example false */
            isGift: boolean;
            /**
             * @description Сколько возвращали.
             * @example 2
             */
            quantity: number;
            /**
             * @description Сколько магазин принял; null, пока не решил.
             * @example 2
             */
            accepted: number | null;
            /** @description Деньги за строку, после решения — за принятое. */
            amount: components["schemas"]["Kopecks"];
        };
        /** @description Один возврат: весь заказ или его часть. Суммы — обещанные, после решения — принятого; у отказанного — нули. */
        OrderRefund: {
            id: components["schemas"]["ID"];
            state: components["schemas"]["RefundState"];
            /**
             * Format: date-time
             * @example 2026-03-16T15:40:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description null, пока не решён.
             * @example 2026-03-19T12:00:00.000Z
             */
            decidedAt: string | null;
            /**
             * Format: date-time
             * @description Когда деньги ушли покупателю: их вернул банк или записал сотрудник; null — ещё не ушли, или возвращать нечего.
             * @example 2026-03-19T12:05:00.000Z
             */
            moneySentAt: string | null;
            /** @description null — возврат оформил сам магазин. */
            refundReason: components["schemas"]["FeedbackTopic"] | null;
            /**
             * @description Что написал магазин, когда решил.
             * @example Упаковка вскрыта, вернуть можно только целую.
             */
            note: string | null;
            /** @description Обращение читателя, в котором о возврате переписываются; у коллег и без обращения null. */
            ticketID: components["schemas"]["ID"] | null;
            items: components["schemas"]["OrderRefundLine"][];
            goods: components["schemas"]["Kopecks"];
            delivery: components["schemas"]["Kopecks"];
            /** @description goods + delivery. */
            amount: components["schemas"]["Kopecks"];
            /**
             * @description Вернулось бонусов.
             * @example 120
             */
            bonus: number;
            /**
             * @description Списано начисленных бонусов.
             * @example 15
             */
            earned: number;
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
            /** @description Кто заказал. */
            buyer?: components["schemas"]["OrderBuyer"];
            items: components["schemas"]["OrderItem"][];
            /** @description У Partner; null — без договора. */
            contract?: components["schemas"]["Contract"] | null;
            /** @description Метки из словаря компании. */
            tags?: components["schemas"]["OrderTag"][];
            /** @description null — бонусы этому покупателю не положены. */
            bonus?: components["schemas"]["BonusChoice"] | null;
            /** @description Применённые. */
            promoCodes?: components["schemas"]["PromoCode"][];
            totals: components["schemas"]["Totals"];
            delivery: components["schemas"]["OrderDelivery"];
            recipient: components["schemas"]["Recipient"] | null;
            payment: components["schemas"]["OrderPayment"];
            /**
             * Format: date-time
             * @description Когда не прошла последняя онлайн-оплата; без поля — последняя не отклонена: её не было, она идёт, прошла, или заказ больше не оплачивают онлайн.
             * @example 2026-03-12T09:51:00.000Z
             */
            paymentDeclinedAt?: string;
            /** @description Финансовые документы, которые уже есть; нет – ни одного. */
            documents?: components["schemas"]["OrderDocument"][];
            /** @description Возвраты, от первого к последнему; без поля их не было. */
            refunds?: components["schemas"]["OrderRefund"][];
            shippingState: components["schemas"]["ShippingState"];
            comment: string;
            /** @description От первого события к последнему. */
            timeline: components["schemas"]["OrderEvent"][];
            /** @description null, когда ждать нечего. */
            next: components["schemas"]["OrderNext"] | null;
            allowedActions: components["schemas"]["OrderAction"][];
            failure: components["schemas"]["CreatingFailure"] | null;
            /**
             * @description Покупатель — сам читатель. Коллегам, которые видят все заказы компании (`OrdersScope`), он тоже виден: из действий у них только Repeat, решают они в `/approval/{id}`.
             * @example true
             */
            isMine?: boolean;
            /**
             * @description Заказ согласовывали или согласуют: решения и правки — в `/approval/{id}`.
             * @example false
             */
            hasApproval?: boolean;
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
        /** @description Сколько штук купленного товара вернуть. Подарки не называют: они возвращаются вместе с тем, за что их дали. */
        RefundItem: {
            productID: components["schemas"]["ID"];
            /** @example 1 */
            quantity: number;
        };
        RefundSelection: {
            /** @description Что выбрано, пусто — ничего; без них — всё, что ещё не возвращали. */
            items?: components["schemas"]["RefundItem"][];
        };
        /** @description Строка заказа и что с ней будет при таком возврате. */
        RefundPreviewLine: {
            productID: components["schemas"]["ID"];
            /** @example false */
            isGift: boolean;
            /**
             * @description Сколько было в заказе.
             * @example 3
             */
            quantity: number;
            /**
             * @description Сколько ещё можно вернуть: без возвращённого и того, что уже возвращается.
             * @example 2
             */
            available: number;
            /**
             * @description Сколько вернётся; у подарка — сколько причитается назад вместе с товарами.
             * @example 1
             */
            selected: number;
            /** @description Деньги за эти штуки — столько за них и заплачено после всех скидок. */
            amount: components["schemas"]["Kopecks"];
        };
        /** @description Что вернётся. Деньги — сколько за товары и правда заплачено: доли промокодов и бонусов вычтены, остаток округления достаётся последней штуке, поэтому все возвраты вместе равны оплаченному до копейки. */
        RefundPreview: {
            /** @description Все строки заказа, в его порядке. */
            lines: components["schemas"]["RefundPreviewLine"][];
            /** @description Деньги за товары. */
            goods: components["schemas"]["Kopecks"];
            /** @description За доставку: она возвращается, только когда возвращено всё, — с последним возвратом. */
            delivery: components["schemas"]["Kopecks"];
            /** @description goods + delivery. */
            amount: components["schemas"]["Kopecks"];
            /**
             * @description Бонусов вернётся на счёт: ими были оплачены эти товары.
             * @example 120
             */
            bonus: number;
            /**
             * @description Бонусов спишется: их начислили за эти товары. Списывают не больше, чем есть на счету.
             * @example 15
             */
            earned: number;
            /**
             * @description После такого возврата вернуть будет нечего.
             * @example false
             */
            isLast: boolean;
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
            /**
             * @description Поставщик удостоверений подтвердил телефон: по нему видны приглашения в компании.
             * @example true
             */
            isPhoneVerified?: boolean;
            /**
             * @description Поставщик удостоверений подтвердил почту: по ней видны приглашения в компании.
             * @example true
             */
            isEmailVerified?: boolean;
            /**
             * @description Телефон указан в магазине (`PUT /profile/phone`), а не поставщиком удостоверений: его можно заменить.
             * @example false
             */
            isPhoneOwn?: boolean;
        };
        /** @description Компания в разделе «Согласование». */
        ProfileApproval: {
            partnerID: components["schemas"]["ID"];
            /** @example ООО «Белая линия» */
            partnerName: string;
            /**
             * @description Сколько заказов ждут решения читателя.
             * @example 2
             */
            pendingCount: number;
        };
        /** @description От чьего имени читатель сейчас покупает; выбирается в корзине. */
        ProfileCustomer: {
            id: components["schemas"]["ID"];
            kind: components["schemas"]["CustomerKind"];
            /** @example ООО «Белая линия» */
            name: string;
        };
        /**
         * @description Роль сотрудника магазина, как её называет поставщик удостоверений: support — обращения и заявки, orders — заказы, moderation — отзывы, catalog — импорты каталога, admin — всё это и журнал.
         * @example support
         * @enum {string}
         */
        StaffRole: "support" | "orders" | "moderation" | "catalog" | "admin";
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
            /**
             * @description Приглашения в компании без ответа.
             * @example 0
             */
            invitationsCount?: number;
            /** @description Компании, заказы которых читатель согласует или видит все: сначала те, где заказы ждут его решения, затем по названию. */
            approvals?: components["schemas"]["ProfileApproval"][];
            /**
             * @description Сколько у читателя компаний.
             * @example 1
             */
            partnersCount?: number;
            customer?: components["schemas"]["ProfileCustomer"];
            /** @description Роли сотрудника магазина; у покупателя пусто или нет. */
            staffRoles?: components["schemas"]["StaffRole"][];
        };
        ChangePhone: {
            phone: components["schemas"]["Phone"];
        };
        /** @description Кто приглашает: до согласия видно только это. */
        InvitingCompany: {
            /** @example ООО «Белая линия» */
            name: string;
            /** @example 7707083893 */
            inn: string;
            /** @example 770701001 */
            kpp: string | null;
        };
        /** @description Приглашение в компанию, каким его видит приглашённый. */
        Invitation: {
            id: components["schemas"]["ID"];
            company: components["schemas"]["InvitingCompany"];
            role: components["schemas"]["PartnerRole"];
            /** @example Врач-ортодонт */
            position: string | null;
            /**
             * @description Имя пригласившего, как его записала компания.
             * @example Игорь Викторович Соколов
             */
            invitedBy: string;
            /**
             * Format: date-time
             * @example 2026-03-11T08:15:00.000Z
             */
            sentAt: string;
            /**
             * Format: date-time
             * @example 2026-03-18T08:15:00.000Z
             */
            expiresAt: string;
        };
        /** @description Приглашения, на которые можно ответить; список короткий и не листается. */
        Invitations: {
            items: components["schemas"]["Invitation"][];
        };
        /**
         * @description Из ссылки приглашения; сервер хранит только его хеш.
         * @example inv_5hTq8yNcWm3sKf0RzLb7Vu2XgPdJe1Ao
         */
        InvitationToken: string;
        InvitationLink: {
            token: components["schemas"]["InvitationToken"];
        };
        /** @description Что стоит за ссылкой. */
        InvitationByLink: {
            state: components["schemas"]["InvitationState"];
            /** @description null, когда компания удалила приглашённого. */
            invitation: components["schemas"]["Invitation"] | null;
        };
        /** @description Чем доказывают, что приглашение своё: токеном ссылки, а без него – подтверждённым телефоном или почтой сеанса. */
        InvitationProof: {
            token?: components["schemas"]["InvitationToken"];
        };
        /** @description Компания, в которую вступили. */
        AcceptedInvitation: {
            partnerID: components["schemas"]["ID"];
            /** @example ООО «Белая линия» */
            partnerName: string;
        };
        /** @description Покупатели пользователя: он сам и компании, где он состоит. Список короткий и не листается. */
        Customers: {
            items: components["schemas"]["Customer"][];
        };
        /** @description Новый покупатель. Individual — имя, фамилия и телефон; Partner — ИНН, у юридического лица с КПП из подсказок `GET /search/partners`: читатель становится владельцем компании. Имя и телефон владельца нужны, только если их нет в профиле. */
        NewCustomer: {
            kind: components["schemas"]["CustomerKind"];
            /**
             * @description ИНН компании.
             * @example 7736050003
             */
            inn?: string;
            /**
             * @description КПП; у предпринимателя его нет.
             * @example 773601001
             */
            kpp?: string | null;
            firstName?: components["schemas"]["PersonName"];
            middleName?: components["schemas"]["PersonName"] | null;
            lastName?: components["schemas"]["PersonName"];
            phone?: components["schemas"]["Phone"];
        };
        /** @description Адреса пользователя, новые первыми; список короткий и не листается. */
        Addresses: {
            items: components["schemas"]["Address"][];
        };
        /**
         * @description Юридическое лицо или предприниматель.
         * @example LegalEntity
         * @enum {string}
         */
        PartnerKind: "LegalEntity" | "Entrepreneur";
        /**
         * @description Организация по реестру: действует или ликвидирована.
         * @example Active
         * @enum {string}
         */
        OrganizationStatus: "Active" | "Liquidated";
        /** @description Организация из справочника. Ликвидированную, ту, где читатель уже состоит (`partnerID`), и подключённую другим (`registered`) добавить нельзя: `allowed` — false с причиной. */
        PartnerSuggestion: {
            /** @example ООО «Дентал Плюс» */
            name: string;
            /** @example Общество с ограниченной ответственностью «Дентал Плюс» */
            fullName: string;
            kind: components["schemas"]["PartnerKind"];
            /**
             * @description ИНН.
             * @example 7728168971
             */
            inn: string;
            /**
             * @description КПП; у предпринимателя его нет.
             * @example 772801001
             */
            kpp: string | null;
            /**
             * @description ОГРН или ОГРНИП.
             * @example 1027700067328
             */
            ogrn: string | null;
            /** @example 117418, г Москва, ул Профсоюзная, д 31 */
            address: string | null;
            /** @example Ларин Михаил Андреевич */
            director: string | null;
            status: components["schemas"]["OrganizationStatus"];
            /**
             * @description Уже подключена в магазине; доступ к ней даёт владелец.
             * @example false
             */
            registered: boolean;
            /** @description Компания читателя, если это она. */
            partnerID: components["schemas"]["ID"] | null;
            /**
             * @description Можно ли добавить.
             * @example true
             */
            allowed: boolean;
            /** @example Организация ликвидирована */
            reason: string | null;
        };
        /** @description Подсказки организаций, лучшие первыми. */
        PartnerSuggestions: {
            items: components["schemas"]["PartnerSuggestion"][];
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
        BrandDetail: {
            brand: components["schemas"]["Brand"];
            /**
             * @description Простой текст; пусто — описания нет.
             * @example Петербургский завод стоматологических материалов.
             */
            description: string;
        };
        /** @description Какой это товар каталога. */
        ProductIdentity: {
            id: components["schemas"]["ID"];
            /**
             * @description Адресное имя, чтобы открыть страницу без второго запроса.
             * @example kompozit-esterion-universal-shprits-4-g-a2
             */
            slug?: string;
        };
        PromotionCategoriesRequest: {
            /**
             * @description Считать только то, что можно купить.
             * @example true
             */
            onlyAvailable?: boolean;
        };
        PromotionCategories: {
            /** @description Верхний уровень, в порядке каталога; `count` — сколько в категории товаров акции. */
            items: components["schemas"]["CategoryFacetValue"][];
        };
        /** @description Документы одного товара заказа; пусто — у товара их нет. */
        OrderProductCertificates: {
            productID: components["schemas"]["ID"];
            /** @example Композит светоотверждаемый Эстерион Универсал, шприц 4 г, оттенок A2 */
            name: string;
            /** @example EST-U-A2 */
            vendorCode: string;
            documents: components["schemas"]["ProductDocument"][];
        };
        /** @description Регистрационные удостоверения, декларации и инструкции товаров заказа. */
        OrderCertificates: {
            orderID: components["schemas"]["ID"];
            /** @description В порядке строк заказа. */
            items: components["schemas"]["OrderProductCertificates"][];
            /**
             * Format: uri-reference
             * @description Всё одним архивом по ссылке, которой не нужен токен; null, если такой нет: архив собирает `downloadOrderCertificates`.
             * @example /documents/order/240501/certificates.zip
             */
            archiveURL: string | null;
        };
        /**
         * @description Страницы, на которые магазин ссылается сам: contacts — контакты, delivery — доставка, warranty — гарантия и ремонт, publicOffer — публичная оферта, feedbackRules — правила отзывов, privacyPolicy — политика конфиденциальности, howToOrder — как сделать заказ, conditions — условия оплаты, buyLikeLegal — покупка от юридического лица; и, сверх спецификации, about — о сервисе, certificates — регистрационные удостоверения, help — центр помощи, userAgreement — пользовательское соглашение.
         * @example delivery
         * @enum {string}
         */
        StaticPageID: "contacts" | "delivery" | "warranty" | "publicOffer" | "feedbackRules" | "privacyPolicy" | "howToOrder" | "conditions" | "buyLikeLegal" | "about" | "certificates" | "help" | "userAgreement";
        /** @description Страница, у которой есть только текст, — доставка, гарантия, оферта. */
        StaticPage: {
            id: components["schemas"]["ID"];
            /**
             * @description Заголовок страницы и её имя в поисковых системах.
             * @example Доставка
             */
            title: string;
            /**
             * @description Очищенный HTML из Markdown, без обёртки и заголовка страницы: h2 (бывает с id), h3, p, br, ul, ol, li, b, strong, i, em, table, thead, tbody, tr, th, td и a с href на путь магазина, «#…», https, mailto или tel. Первый абзац — суть страницы.
             * @example <p>Привозим по Москве на следующий день.</p>
             */
            html: string;
            /**
             * @description Для поисковых систем.
             * @example Сроки и стоимость доставки
             */
            description: string;
            /**
             * Format: date-time
             * @description Когда правили текст; попадает в карту сайта.
             * @example 2026-02-01T09:00:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @description Прочитано ли уведомление.
         * @example New
         * @enum {string}
         */
        NotificationState: "New" | "Read";
        /**
         * @description О чём: Order — ход заказа; Approval — согласование; Support — обращения; Stock — поступление ожидаемого товара; Company — компания, договоры и допуск; Promotion — акции; Feedback — просьба об отзыве.
         * @example Order
         * @enum {string}
         */
        NotificationTopic: "Order" | "Approval" | "Support" | "Stock" | "Company" | "Promotion" | "Feedback";
        UserNotification: {
            id: components["schemas"]["ID"];
            topic: components["schemas"]["NotificationTopic"];
            state: components["schemas"]["NotificationState"];
            /** @example Заказ Д-240501 отправлен */
            title: string;
            /**
             * @description Простой текст, без разметки.
             * @example Курьер приедет 14 марта с 9:00 до 14:00.
             */
            text: string;
            /**
             * @description Путь внутри магазина, куда ведёт уведомление.
             * @example /order/240501
             */
            link: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T05:50:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description null у New.
             * @example null
             */
            readAt: string | null;
        };
        NotificationList: {
            /** @description Новые первыми. */
            items: components["schemas"]["UserNotification"][];
            paging: components["schemas"]["Paging"];
            /**
             * @description Непрочитанных всего — не только на странице и без учёта отбора.
             * @example 2
             */
            unreadCount: number;
        };
        NotificationsReceived: {
            /**
             * @description Сколько отмечено сейчас.
             * @example 2
             */
            receivedCount: number;
            /**
             * @description Сколько осталось; не 0, если тем временем пришло новое.
             * @example 0
             */
            unreadCount: number;
        };
        /**
         * @description Чем прислать код.
         * @example Sms
         * @enum {string}
         */
        OtpNotificationType: "Sms";
        /**
         * @description Что подтверждают: RefundOrder — возврат заказа.
         * @example RefundOrder
         * @enum {string}
         */
        OtpTemplate: "RefundOrder";
        OtpRequest: {
            notificationType: components["schemas"]["OtpNotificationType"];
            template: components["schemas"]["OtpTemplate"];
        };
        /**
         * @description К какой отправке относится код: предъявляют вместе с кодом; чужой не подойдёт.
         * @example op_7Qk2mZ0uVb9eXw4TtYc1RA
         */
        OperationToken: string;
        /** @description Код отправлен. Других полей нет – самого кода в ответе быть не может. */
        OtpSent: {
            operationToken: components["schemas"]["OperationToken"];
            /**
             * @description Куда отправлен, с закрытыми знаками.
             * @example +7 916 ***-**-67
             */
            endPoint: string;
            /**
             * @description Через сколько секунд можно отправить ещё раз; без него 60.
             * @example 60
             */
            resendAfter?: number;
            /**
             * @description Сколько секунд код действует; без него 300.
             * @example 300
             */
            expiresIn?: number;
            /**
             * @description Сколько цифр в коде; без него 6.
             * @example 6
             */
            codeLength?: number;
        };
        OtpResendRequest: {
            operationToken: components["schemas"]["OperationToken"];
        };
        /** @description Заказ в объёме ссылки. */
        OrderReference: {
            id: components["schemas"]["ID"];
            /**
             * @description null у черновика.
             * @example Д-240501
             */
            number: string | null;
        };
        /**
         * @description Сколько ответов поддержки читатель ещё не видел; обнуляет `receiveTicket`.
         * @example 1
         */
        UnreadCount: number;
        /**
         * @description Что читателю можно сейчас; остальное ответит 409. Feedback — оценить; Cancel — отказаться от обращения (для WaitingList — больше не ждать товар); Reply — написать ещё.
         * @example Feedback
         * @enum {string}
         */
        TicketAction: "Feedback" | "Cancel" | "Reply";
        /** @description Обращение в списке. */
        TicketSummary: {
            id: components["schemas"]["ID"];
            /**
             * @description Номер для людей.
             * @example О-1003
             */
            number: string;
            type: components["schemas"]["TicketType"];
            status: components["schemas"]["TicketStatus"];
            /** @example Вопрос о заказе Д-240507 */
            title: string;
            /**
             * @description Начало последней записи, кто бы её ни сделал; длиннее 300 знаков — с многоточием.
             * @example Заказ можно забрать 16 марта после 12:00.
             */
            text: string;
            /**
             * Format: date-time
             * @example 2026-03-13T15:40:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Время последней записи.
             * @example 2026-03-13T16:05:00.000Z
             */
            updatedAt: string;
            order: components["schemas"]["OrderReference"] | null;
            partner: components["schemas"]["Partner"] | null;
            /** @example 0 */
            productCount: number;
            /**
             * @description Оценка читателя; null — не оценено.
             * @example null
             */
            rating: number | null;
            unreadCount: components["schemas"]["UnreadCount"];
            allowedActions: components["schemas"]["TicketAction"][];
        };
        TicketList: {
            /** @description Недавно изменённые первыми. */
            items: components["schemas"]["TicketSummary"][];
            paging: components["schemas"]["Paging"];
        };
        EDORequest: {
            /**
             * Format: email
             * @example buh@belaya-liniya.example.ru
             */
            email: string;
            /**
             * @description Ответственный за документы.
             * @example Ирина Олеговна Смирнова
             */
            fullName: string;
            /** @description В форме сначала выбран Diadok. */
            operatorEdo: components["schemas"]["EDOOperator"];
            phone: components["schemas"]["Phone"];
            partnerID: components["schemas"]["ID"];
        };
        /**
         * @description Что написал читатель; не только пробелы.
         * @example Подскажите, когда можно забрать заказ?
         */
        SupportComment: string;
        /** @description Ремонт или обслуживание оборудования; купленное здесь указывают заказом или товаром. */
        MaintenanceRequest: {
            /**
             * @description Марка и модель.
             * @example Установка стоматологическая, наконечник не вращается
             */
            equipment: string;
            /** @example SN-204417 */
            serialNumber?: string | null;
            comment: components["schemas"]["SupportComment"];
            /** @description Куда звонить мастеру; без него — телефон из профиля. */
            phone?: components["schemas"]["Phone"] | null;
            orderID?: components["schemas"]["ID"] | null;
            productID?: components["schemas"]["ID"] | null;
        };
        /**
         * @description Виды обращений без своего вызова: General — общий вопрос; ProductSearch — найти товар; AccountDeletion — удалить аккаунт.
         * @example General
         * @enum {string}
         */
        GeneralTicketType: "General" | "ProductSearch" | "AccountDeletion";
        GeneralTicketRequest: {
            comment: components["schemas"]["SupportComment"];
            /**
             * @description Без него General.
             * @default General
             */
            type: components["schemas"]["GeneralTicketType"];
        };
        OrderTicketRequest: {
            /** @description Заказ читателя, в том числе ещё не оформленный. */
            orderID: components["schemas"]["ID"];
            comment: components["schemas"]["SupportComment"];
        };
        TicketProductRequest: {
            productID: components["schemas"]["ID"];
            /**
             * @description В форме сначала 1; 0 убирает товар из неё и не посылается.
             * @example 1
             */
            quantity: number;
        };
        OrderProductsRequest: {
            /** @description Заказ читателя, в том числе ещё не оформленный. */
            orderID: components["schemas"]["ID"];
            comment: components["schemas"]["SupportComment"];
            /** @description О каких товарах речь, каждый не больше одного раза; без них — обо всём заказе. */
            products?: components["schemas"]["TicketProductRequest"][];
        };
        /**
         * @description Код из сообщения.
         * @example 482915
         */
        OtpCode: string;
        /** @description Подтверждение одноразовым кодом. */
        OtpConfirmation: {
            operationToken: components["schemas"]["OperationToken"];
            code: components["schemas"]["OtpCode"];
        };
        RefundRequest: {
            orderID: components["schemas"]["ID"];
            comment: components["schemas"]["SupportComment"];
            refundReason: components["schemas"]["FeedbackTopic"];
            otpConfirm: components["schemas"]["OtpConfirmation"];
            /** @description Что вернуть; без них — всё, что ещё не возвращали. */
            items?: components["schemas"]["RefundItem"][];
        };
        /** @description Компания, от имени которой читатель хочет покупать; название и КПП берут из подсказок `GET /search/partners`. */
        PartnerRequest: {
            /**
             * @description ИНН.
             * @example 7707083893
             */
            inn: string;
            /**
             * @description КПП; у предпринимателя его нет.
             * @example 770701001
             */
            kpp?: string | null;
            /** @example ООО «Белая линия» */
            name?: string;
            /** @example Открываем второй кабинет */
            comment?: string;
            /** @description Имя читателя, если его нет в профиле: владелец или менеджер должен знать, кто просит. */
            firstName?: components["schemas"]["PersonName"];
            /** @description Фамилия читателя, если её нет в профиле. */
            lastName?: components["schemas"]["PersonName"];
            /** @description Телефон читателя, если его нет в профиле. */
            phone?: components["schemas"]["Phone"];
        };
        /** @description День; несуществующий (31 апреля) — 400. */
        TicketDay: {
            /** @example 31 */
            day: number;
            /** @example 12 */
            month: number;
            /** @example 2027 */
            year: number;
        };
        /** @description Заявление на допуск к заказам от имени компании. */
        OrderAccessRequest: {
            /** @description PDF, JPG или PNG, каждый до 10 МБ, вместе до 30 МБ; части формы с одним именем files. Имя хранится без пути и знаков, из которых складывают путь или заголовок. */
            files: File[];
            partnerID: components["schemas"]["ID"];
            /** @description Последний день действия доверенности: после сегодняшнего по Москве, иначе 422 DateInPast, и не дальше чем через 10 лет, иначе 422 DateTooFar; часть формы application/json. */
            validUntil: components["schemas"]["TicketDay"];
        };
        TradingAccessRequest: {
            partnerID: components["schemas"]["ID"];
            /**
             * @description Работала ли компания с магазином раньше.
             * @example false
             */
            workWithRocadaBefore: boolean;
        };
        ProductsTicketRequest: {
            /** @description Каждый товар не больше одного раза. */
            products: components["schemas"]["TicketProductRequest"][];
            /** @example Нужен такой же по вязкости */
            comment?: string;
        };
        ProductQuestionRequest: {
            productID: components["schemas"]["ID"];
            comment: components["schemas"]["SupportComment"];
        };
        /**
         * @description OfferRequest — прислать предложение на условиях акции; Promotion — вопрос по акции.
         * @example OfferRequest
         * @enum {string}
         */
        PromotionTicketType: "OfferRequest" | "Promotion";
        PromotionOfferRequest: {
            promotionID: components["schemas"]["ID"];
            /**
             * @description Без него OfferRequest.
             * @default OfferRequest
             */
            type: components["schemas"]["PromotionTicketType"];
            comment: components["schemas"]["SupportComment"];
            /** @description О каких товарах речь, каждый не больше одного раза; без них — обо всей акции. */
            products?: components["schemas"]["TicketProductRequest"][];
        };
        /** @description Строка товара в диалогах и обращениях — самое малое, по чему товар узнают. */
        ProductLine: {
            id: components["schemas"]["ID"];
            /** @example Композит светоотверждаемый Эстерион Универсал, шприц 4 г, оттенок A2 */
            name: string;
            /** @example kompozit-esterion-universal-shprits-4-g-a2 */
            slug: string;
            /** @description Первая — главная; пусто, если картинки нет. */
            images: components["schemas"]["Picture"][];
            /**
             * @description Артикул.
             * @example EST-U-A2
             */
            vendorCode: string;
            /** @description Вес штуки в граммах; null — неизвестен. */
            weight: components["schemas"]["Grams"] | null;
            /**
             * @description Продажа запрещена: купить нельзя даже при остатке.
             * @example false
             */
            saleForbidden: boolean;
            /**
             * @description Можно ли положить в корзину.
             * @example true
             */
            available: boolean;
        };
        /** @description Товар обращения; снятый с каталога остаётся названием. */
        TicketProduct: {
            productID: components["schemas"]["ID"];
            /** @example Анестетик Септокард 1:100 000, 50 карпул */
            name: string;
            /**
             * @description null, когда количество ни при чём.
             * @example 2
             */
            quantity: number | null;
            /** @description null, если в каталоге его больше нет. */
            product: components["schemas"]["ProductLine"] | null;
        };
        TicketDetail: {
            /** @example Причина возврата */
            name: string;
            /** @example Товар не подошёл */
            value: string;
        };
        /** @description Кто написал: Buyer — покупатель, Support — поддержка, System — сама система. */
        TicketAuthor: {
            /**
             * @example Support
             * @enum {string}
             */
            kind: "Buyer" | "Support" | "System";
            /** @example Менеджер Ольга */
            name: string | null;
        };
        TicketFile: {
            id: components["schemas"]["ID"];
            /** @example Доверенность.pdf */
            name: string;
            /**
             * @description Байт.
             * @example 248112
             */
            size: number;
            /** @example application/pdf */
            mediaType: string;
            /**
             * Format: uri-reference
             * @description Временный адрес; через 10 минут перестаёт действовать.
             * @example /files/f-31?signature=6f1c
             */
            url: string;
        };
        TicketMessage: {
            id: components["schemas"]["ID"];
            /**
             * Format: date-time
             * @example 2026-03-13T16:05:00.000Z
             */
            at: string;
            author: components["schemas"]["TicketAuthor"];
            /**
             * @description Простой текст; пусто, если только сменилось состояние.
             * @example Заказ можно забрать 16 марта после 12:00.
             */
            text: string;
            /** @description Новое состояние, если с этой записью оно сменилось. */
            status: components["schemas"]["TicketStatus"] | null;
            files: components["schemas"]["TicketFile"][];
        };
        /** @description Оценка закрытого обращения. */
        TicketFeedback: {
            /** @example 5 */
            rating: number;
            /** @example Ответили за час */
            comment: string;
            /**
             * Format: date-time
             * @example 2026-03-10T15:00:00.000Z
             */
            createdAt: string;
        };
        /** @description Страница обращения. Сведения вида обращения (причина возврата, оператор ЭДО и прочее) сложены в `details`. */
        Ticket: {
            id: components["schemas"]["ID"];
            /** @example О-1003 */
            number: string;
            type: components["schemas"]["TicketType"];
            status: components["schemas"]["TicketStatus"];
            /** @example Вопрос о заказе Д-240507 */
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-13T15:40:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-13T16:05:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description Когда стало Done.
             * @example null
             */
            closedAt: string | null;
            /**
             * @description Закрыто самим читателем.
             * @example false
             */
            canceled: boolean;
            order: components["schemas"]["OrderReference"] | null;
            partner: components["schemas"]["Partner"] | null;
            products: components["schemas"]["TicketProduct"][];
            /** @description Что ещё указано в обращении, подписями и значениями по порядку показа. */
            details: components["schemas"]["TicketDetail"][];
            /** @description От первой записи к последней; первая — само обращение. */
            messages: components["schemas"]["TicketMessage"][];
            /** @description Приложенное к обращению. */
            files: components["schemas"]["TicketFile"][];
            feedback: components["schemas"]["TicketFeedback"] | null;
            unreadCount: components["schemas"]["UnreadCount"];
            allowedActions: components["schemas"]["TicketAction"][];
        };
        NewTicketFeedback: {
            /** @example 5 */
            rating: number;
            /** @example Ответили за час */
            comment?: string;
        };
        NewTicketMessage: {
            /**
             * @description Пробелы по краям отбрасываются.
             * @example Прикладываю фото упаковки
             */
            text: string;
            /** @description PDF, JPG или PNG, каждый до 10 МБ, вместе до 30 МБ; части формы с одним именем files. Имя хранится без пути и знаков, из которых складывают путь или заголовок. */
            files?: File[];
        };
        /**
         * @description По какому сроку складывать точки графика; неделя начинается с понедельника, дни — по Москве.
         * @example Month
         * @enum {string}
         */
        AnalyticGrouping: "Day" | "Week" | "Month";
        /**
         * @description По чему стоят строки таблицы: сумма, количество, число заказов, название.
         * @example Amount
         * @enum {string}
         */
        AnalyticSortField: "Amount" | "Quantity" | "Orders" | "Name";
        AnalyticSort: {
            field: components["schemas"]["AnalyticSortField"];
            /** @description Без него: Name — ASC, остальное — DESC. */
            direction?: components["schemas"]["SortDirection"];
        };
        /** @description Что считать: заказы читателя (а кому видны заказы коллег — все заказы компании), кроме черновиков и тех, по которым ничего не куплено: отменённых, несогласованных и не созданных. Условия соединены «и», значения внутри условия — «или»; пустой фильтр — последние 12 месяцев. */
        AnalyticFilter: {
            customerIDs?: components["schemas"]["ID"][];
            /** @description Заказы с любой из меток. */
            tagIDs?: components["schemas"]["ID"][];
            /** @description Категория со всеми вложенными. */
            categoryID?: components["schemas"]["ID"];
            brandIDs?: components["schemas"]["ID"][];
            /** @description Заказы этих людей; чьи читателю не видны, тех нет. Имена — в `choices.buyers` ответа. */
            buyerIDs?: components["schemas"]["ID"][];
            /** @description Заказы в любом из статусов; черновиков, отменённых, несогласованных и не созданных нет никогда. */
            statuses?: components["schemas"]["OrderStatus"][];
            /**
             * @description Часть названия или артикула товара.
             * @example композит
             */
            text?: string;
            /**
             * Format: date
             * @description Подтверждён не раньше этого дня.
             * @example 2026-01-01
             */
            from?: string;
            /**
             * Format: date
             * @description Подтверждён не позже этого дня, включительно; не раньше `from` и не дальше трёх лет от него, иначе 422.
             * @example 2026-03-31
             */
            to?: string;
            /**
             * @description Без него Month; точек не больше 400, иначе 422.
             * @default Month
             */
            groupBy: components["schemas"]["AnalyticGrouping"];
            /** @description Без него — по сумме, большие первыми. */
            sort?: components["schemas"]["AnalyticSort"];
            /**
             * @description Страница таблицы товаров; без неё 1.
             * @default 1
             * @example 1
             */
            page: number;
            /**
             * @description Без него 24.
             * @default 24
             * @example 24
             */
            pageSize: number;
        };
        AnalyticTotals: {
            /** @example 3 */
            orderCount: number;
            /**
             * @description Штук.
             * @example 19
             */
            quantity: number;
            /** @description Товары со скидками. */
            amount: components["schemas"]["Kopecks"];
            /** @description Сколько сэкономлено. */
            discount: components["schemas"]["Kopecks"];
            /** @description Средний заказ, округлён до копейки; null — заказов нет. */
            averageOrder: components["schemas"]["Kopecks"] | null;
        };
        /** @description Срок перед этим с тем же отбором. Перед целыми месяцами (месяц, квартал, год) — столько же месяцев; пока срок идёт, тот кончается тем же днём месяца. Иначе — столько же дней прямо перед. */
        AnalyticPrevious: {
            /**
             * Format: date
             * @example 2025-10-01
             */
            from: string;
            /**
             * Format: date
             * @example 2025-12-31
             */
            to: string;
            totals: components["schemas"]["AnalyticTotals"];
        };
        /** @description Точка графика; срок без заказов — нули. */
        AnalyticPoint: {
            /**
             * Format: date
             * @example 2026-03-01
             */
            from: string;
            /**
             * Format: date
             * @description Последний день срока.
             * @example 2026-03-31
             */
            to: string;
            /** @example 2 */
            orderCount: number;
            /** @example 16 */
            quantity: number;
            amount: components["schemas"]["Kopecks"];
            /** @description Сумма той же части срока перед этим: того же по счёту дня или месяца. */
            previousAmount: components["schemas"]["Kopecks"];
        };
        /** @description Доля; `id` null у остатка «Прочее» и у меток, которых больше нет. */
        AnalyticShare: {
            id: components["schemas"]["ID"] | null;
            /** @example Композиты */
            name: string;
            amount: components["schemas"]["Kopecks"];
            /** @example 2 */
            quantity: number;
            /** @description Сумма за срок перед этим; 0 — ничего не куплено. */
            previousAmount: components["schemas"]["Kopecks"];
        };
        /** @description Значение отбора; число заказов — по остальным условиям, без своего. */
        AnalyticChoice: {
            id: components["schemas"]["ID"];
            /** @example ООО «Белая линия» */
            name: string;
            /** @example 2 */
            orderCount: number;
        };
        /** @description Статус, в котором есть заказы; число — по остальным условиям. */
        AnalyticStatusChoice: {
            status: components["schemas"]["OrderStatus"];
            /** @example 2 */
            orderCount: number;
        };
        /** @description Из чего выбирать в отборе за этот срок, частые первыми. */
        AnalyticChoices: {
            customers: components["schemas"]["AnalyticChoice"][];
            /** @description Кто заказывал; коллеги — у тех, кому видны их заказы. */
            buyers: components["schemas"]["AnalyticChoice"][];
            /** @description Метки, которые ещё есть. */
            tags: components["schemas"]["AnalyticChoice"][];
            categories: components["schemas"]["AnalyticChoice"][];
            brands: components["schemas"]["AnalyticChoice"][];
            statuses: components["schemas"]["AnalyticStatusChoice"][];
        };
        /** @description Строка таблицы — товар за весь срок. */
        AnalyticItem: {
            productID: components["schemas"]["ID"];
            /** @example Композит светоотверждаемый Эстерион Универсал, шприц 4 г, оттенок A2 */
            name: string;
            /**
             * @description null, если товара больше нет в каталоге.
             * @example kompozit-esterion-universal-shprits-4-g-a2
             */
            slug: string | null;
            /** @example EST-U-A2 */
            vendorCode: string;
            image: components["schemas"]["Picture"] | null;
            /** @example Эстерион */
            brandName: string | null;
            /** @example Композиты */
            categoryName: string;
            /** @example 2 */
            orderCount: number;
            /** @example 3 */
            quantity: number;
            amount: components["schemas"]["Kopecks"];
            /** @description За штуку, округлена до копейки. */
            averagePrice: components["schemas"]["Kopecks"];
            /**
             * Format: date-time
             * @example 2026-03-12T09:45:00.000Z
             */
            lastOrderedAt: string;
            /** @description Сумма за срок перед этим; 0 — не куплен. */
            previousAmount: components["schemas"]["Kopecks"];
        };
        /** @description Покупки за срок; всё, кроме `items`, — по всему отбору, не по странице. */
        Analytic: {
            /**
             * Format: date
             * @example 2026-01-01
             */
            from: string;
            /**
             * Format: date
             * @example 2026-03-31
             */
            to: string;
            totals: components["schemas"]["AnalyticTotals"];
            previous: components["schemas"]["AnalyticPrevious"];
            /** @description По порядку времени. */
            points: components["schemas"]["AnalyticPoint"][];
            /** @description Большие первыми, остаток — «Прочее». */
            categories: components["schemas"]["AnalyticShare"][];
            /** @description Большие первыми, остаток — «Прочее». */
            brands: components["schemas"]["AnalyticShare"][];
            customers: components["schemas"]["AnalyticShare"][];
            /** @description Кто заказывал: коллеги — у тех, кому видны их заказы. */
            buyers?: components["schemas"]["AnalyticShare"][];
            /** @description Заказ с двумя метками считается в обеих. */
            tags: components["schemas"]["AnalyticShare"][];
            choices: components["schemas"]["AnalyticChoices"];
            items: components["schemas"]["AnalyticItem"][];
            paging: components["schemas"]["Paging"];
        };
        OwnFeedback: {
            feedback: components["schemas"]["Feedback"];
            product: components["schemas"]["ProductLine"];
        };
        OwnFeedbackList: {
            /** @description Новые первыми. */
            items: components["schemas"]["OwnFeedback"][];
            paging: components["schemas"]["Paging"];
        };
        ProductToReview: {
            product: components["schemas"]["ProductLine"];
            /** @description Последний заказ с ним. */
            orderID: components["schemas"]["ID"];
            /**
             * Format: date-time
             * @example 2026-03-14T09:10:00.000Z
             */
            boughtAt: string;
        };
        /** @description Что из полученного ещё не оценено. Не листается. */
        ProductsToReview: {
            /** @description Недавно полученное первым. */
            items: components["schemas"]["ProductToReview"][];
        };
        /**
         * @description LastBought — когда куплено; Quantity — сколько всего; Price — нынешняя цена.
         * @example LastBought
         * @enum {string}
         */
        PurchaseSortField: "LastBought" | "Quantity" | "Price";
        PurchaseSort: {
            field: components["schemas"]["PurchaseSortField"];
            /** @description Без него: Price — ASC, остальное — DESC. */
            direction?: components["schemas"]["SortDirection"];
        };
        /** @description Пустой фильтр — всё купленное, недавнее первым. */
        PurchasesFilter: {
            /**
             * @description Часть названия, артикула или бренда.
             * @example композит
             */
            text?: string;
            /** @description Категория со всеми вложенными. */
            categoryID?: components["schemas"]["ID"];
            customerIDs?: components["schemas"]["ID"][];
            /** @description Купленное в заказах с любой из меток. */
            tagIDs?: components["schemas"]["ID"][];
            /**
             * Format: date
             * @description Последняя покупка не раньше этого дня (по Москве).
             * @example 2026-01-01
             */
            from?: string;
            /**
             * Format: date
             * @description Последняя покупка не позже этого дня, включительно (по Москве).
             * @example 2026-03-31
             */
            to?: string;
            /**
             * @description Только то, что можно купить снова.
             * @example true
             */
            onlyAvailable?: boolean;
            sort?: components["schemas"]["PurchaseSort"];
            /**
             * @description Без неё 1.
             * @default 1
             * @example 1
             */
            page: number;
            /**
             * @description Без него 24.
             * @default 24
             * @example 24
             */
            pageSize: number;
        };
        /** @description Купленный раньше товар с нынешними ценой и наличием; снятый с продажи приходит недоступным (Discontinued). */
        Purchase: {
            product: components["schemas"]["ProductCard"];
            /**
             * @description В скольких заказах.
             * @example 2
             */
            orderCount: number;
            /**
             * @description Сколько всего.
             * @example 3
             */
            quantity: number;
            lastOrderID: components["schemas"]["ID"];
            /**
             * Format: date-time
             * @example 2026-03-12T09:45:00.000Z
             */
            lastBoughtAt: string;
            /** @example 2 */
            lastQuantity: number;
            /** @description Почём куплен в последний раз. */
            lastPrice: components["schemas"]["Kopecks"];
        };
        PurchaseList: {
            items: components["schemas"]["Purchase"][];
            paging: components["schemas"]["Paging"];
            /** @description Категории купленного со счётчиками, без учёта `categoryID`. */
            categories: components["schemas"]["CategoryFacetValue"][];
        };
        /**
         * @description Чем сообщать; NoNotify — не сообщать вовсе.
         * @example Email
         * @enum {string}
         */
        NotificationChannel: "Email" | "Call" | "Sms" | "WhatsApp" | "Telegram" | "NoNotify" | "Push";
        /** @description Чем можно сообщать этому читателю. */
        NotificationChannelOption: {
            channel: components["schemas"]["NotificationChannel"];
            /** @example Почта */
            name: string;
            /**
             * @description Куда: адрес или телефон из профиля, имя в Telegram.
             * @example anna@example.ru
             */
            endPoint: string | null;
            /** @example true */
            allowed: boolean;
            /**
             * @description Почему нельзя; null, если можно.
             * @example Укажите телефон в профиле
             */
            reason: string | null;
            /**
             * @description Есть только у Telegram: бот у магазина есть, чат подключают вызовом connectTelegram и отключают disconnectTelegram.
             * @example true
             */
            connectable?: boolean;
        };
        NotificationTopicSetting: {
            topic: components["schemas"]["NotificationTopic"];
            /** @example Ход заказа */
            name: string;
            /** @example Принят, собран, отправлен, получен */
            description: string;
            /** @description Выбранное; NoNotify стоит один. */
            channels: components["schemas"]["NotificationChannel"][];
            /**
             * @description Отказаться совсем (NoNotify) нельзя.
             * @example false
             */
            required: boolean;
        };
        NotificationSettings: {
            channels: components["schemas"]["NotificationChannelOption"][];
            topics: components["schemas"]["NotificationTopicSetting"][];
        };
        NotificationTopicChoice: {
            topic: components["schemas"]["NotificationTopic"];
            /** @description Один или несколько; NoNotify — только один. */
            channels: components["schemas"]["NotificationChannel"][];
        };
        /** @description Неназванные темы остаются как были. */
        ChangeNotificationSettings: {
            /** @description Каждая тема не больше одного раза. */
            topics: components["schemas"]["NotificationTopicChoice"][];
        };
        ChangeCartBonusAction: {
            action: components["schemas"]["BonusAction"];
        };
        ChangeCartContract: {
            /** @description null снимает выбор: заказ без договора, по розничным ценам. */
            contractID: components["schemas"]["ID"] | null;
            /**
             * @description true — показать, какой станет корзина, и ничего не менять.
             * @example true
             */
            preview?: boolean;
        };
        ChangeCartTags: {
            /** @description Все метки, какими они должны стать; пусто — без меток. */
            tagIDs: components["schemas"]["ID"][];
        };
        /** @description Что передать менеджеру — либо оформление, либо отмеченные товары корзины; без того и другого — 422. */
        ProceedCartToManager: {
            /** @description Незаконченное оформление читателя, в том числе с CreatingError; товары и выбор — из него. */
            checkoutID?: components["schemas"]["ID"];
            /** @description Отмеченные товары корзины; вместе с checkoutID не учитываются. */
            productIDs?: components["schemas"]["ID"][];
            /**
             * @description Что нужно от менеджера.
             * @example Нужна доставка в выходной
             */
            comment?: string;
            /**
             * @description Версия корзины, которую видел читатель; при другой — 409 CartChanged.
             * @example 7
             */
            version?: number;
            campaign?: components["schemas"]["Campaign"];
        };
        ImportCartProducts: {
            /** @description Разобранный файл: `ImportResult.id`. */
            importID: components["schemas"]["ID"];
            /**
             * @description Номера строк; без них — все, что можно добавить.
             * @example [
             *       2,
             *       3
             *     ]
             */
            rows?: number[];
        };
        AddCartPromoCode: {
            /** @description Регистр букв не важен: в ответах код большими буквами. */
            couponCode: components["schemas"]["CouponCode"];
            /** @description К какому товару, когда код подходит нескольким; без него — ко всем, кому подходит, либо к заказу. */
            productID?: components["schemas"]["ID"];
        };
        DeleteCartPromoCode: {
            /** @description Регистр букв не важен: в ответах код большими буквами. */
            couponCode: components["schemas"]["CouponCode"];
            /** @description С какого товара снять; без него — отовсюду. */
            productID?: components["schemas"]["ID"];
        };
        /** @description Промокоды для товаров и для всего заказа — применённые и подходящие, выгодные первыми. */
        CheckoutPromoCodes: {
            /** @description По id товара; товара без промокодов нет. */
            productPromoCodes: {
                [key: string]: components["schemas"]["PromoCode"][];
            };
            orderPromoCodes: components["schemas"]["PromoCode"][];
        };
        PendingOrders: {
            /** @description Новые первыми. */
            items: components["schemas"]["OrderSummary"][];
        };
        /**
         * @description Available — можно подать заявку; InReview — банк решает; Approved — одобрено; Declined — отказано.
         * @example Available
         * @enum {string}
         */
        InstallmentState: "Available" | "InReview" | "Approved" | "Declined";
        InstallmentPlan: {
            /** @example 6 */
            months: number;
            /** @description Последний платёж может быть меньше. */
            monthlyPayment: components["schemas"]["Kopecks"];
            /** @description Всего за срок. */
            total: components["schemas"]["Kopecks"];
            overpayment: components["schemas"]["Kopecks"];
        };
        /** @description Рассрочка на этот заказ. */
        Installment: {
            orderID: components["schemas"]["ID"];
            state: components["schemas"]["InstallmentState"];
            amount: components["schemas"]["Kopecks"];
            /** @description Сроки на выбор, короткий первым. */
            plans: components["schemas"]["InstallmentPlan"][];
            /**
             * @description Срок в поданной заявке.
             * @example null
             */
            selectedMonths: number | null;
            /**
             * Format: uri
             * @description Заявка на сайте банка; выбранный срок добавляют запросом `months`. null, когда подавать нечего.
             * @example https://bank.example.ru/installment/7Hq2mZx9
             */
            applyURL: string | null;
            /**
             * @description Почему отказано.
             * @example Банк отказал без указания причины
             */
            reason: string | null;
            /**
             * Format: date-time
             * @example 2026-03-12T10:00:00.000Z
             */
            updatedAt: string;
        };
        /** @description Начатая онлайн-оплата. Куда вести читателя — `url`; платить с другого устройства — `qr`. */
        OnlinePayment: {
            id: components["schemas"]["ID"];
            orderID: components["schemas"]["ID"];
            state: components["schemas"]["PaymentState"];
            amount: components["schemas"]["Kopecks"];
            /**
             * Format: uri-reference
             * @description Страница оплаты; с неё возвращаются на `/order/{id}`.
             * @example https://pay.example.ru/p/7Hq2mZx9
             */
            url: string;
            /**
             * Format: uri
             * @description Что закодировать в QR у SBP; null у других способов.
             * @example https://qr.nspk.ru/AS10003P3RH0LJ2A9ROO038L6NT5RU1M
             */
            qr: string | null;
            /**
             * Format: date-time
             * @description До какого времени можно платить.
             * @example 2026-03-12T10:15:00.000Z
             */
            expiresAt: string;
        };
        /**
         * @description Base — цена магазина без акций; Contract — договор компании; Promotion — акция магазина; Code — промокод; Bonus — списанные бонусы; Delivery — доставка; Total — итог.
         * @example Contract
         * @enum {string}
         */
        PriceStepKind: "Base" | "Contract" | "Promotion" | "Code" | "Bonus" | "Delivery" | "Total";
        /** @description Шаг цены: насколько он её изменил и какой она стала. */
        PriceStep: {
            kind: components["schemas"]["PriceStepKind"];
            /** @example Договор ИМ-2025/118 */
            title: string;
            /**
             * @description Копейки, скидка меньше нуля; у Base и Total — 0.
             * @example -60000
             */
            change: number;
            /** @description Сумма после шага. */
            sum: components["schemas"]["Kopecks"];
        };
        /** @description Из чего сложилась цена строки или всего: Base → Contract → Promotion → Code → Bonus → Delivery → Total. Шага, который ничего не изменил, нет; Base и Total есть всегда. `sum` последнего шага — та же сумма, что в корзине или заказе. */
        PriceExplanation: {
            /** @description null — цена всего, с доставкой. */
            productID: components["schemas"]["ID"] | null;
            /** @example 2 */
            quantity: number | null;
            steps: components["schemas"]["PriceStep"][];
            /** @description Только у всего или отмеченного: НДС по ставкам, как в `Totals`. */
            vat?: components["schemas"]["VatShare"][];
            /** @description Только у корзины целиком или отмеченного в ней. */
            deliveryEstimate?: components["schemas"]["DeliveryEstimate"] | null;
            /** @description У корзины целиком и у отмеченного: понадобится ли согласие компании на эту сумму. */
            approval?: components["schemas"]["ApprovalForecast"] | null;
        };
        /**
         * @description Active — действует; Upcoming — ещё не начал; Used — использован; Expired — кончился.
         * @example Active
         * @enum {string}
         */
        PromoCodeState: "Active" | "Upcoming" | "Used" | "Expired";
        OwnPromoCode: {
            couponCode: components["schemas"]["CouponCode"];
            /** @example 500 ₽ на весну */
            name: string;
            /** @example При заказе от 10 000 ₽ */
            description: string;
            scope: components["schemas"]["PromoCodeScope"];
            state: components["schemas"]["PromoCodeState"];
            /**
             * @description Сейчас применён в корзине.
             * @example false
             */
            applied: boolean;
            /**
             * Format: date-time
             * @example 2026-03-01T00:00:00.000Z
             */
            validFrom: string;
            /**
             * Format: date-time
             * @example 2026-05-31T20:59:59.000Z
             */
            validUntil: string | null;
            /** @description У Used — в каком заказе. */
            usedOrder: components["schemas"]["OrderReference"] | null;
        };
        /** @description Промокоды читателя; список короткий и не листается. */
        OwnPromoCodes: {
            /** @description Действующие первыми, за ними будущие, использованные, истёкшие; раньше тот, чей срок ближе. */
            items: components["schemas"]["OwnPromoCode"][];
        };
        /**
         * @description Income — начисления; Expense — списания.
         * @example Income
         * @enum {string}
         */
        BonusFlow: "Income" | "Expense";
        /** @description Бонусы, которые сгорят в один день. */
        BonusLot: {
            /** @example 80 */
            amount: number;
            /**
             * Format: date
             * @description Последний день.
             * @example 2026-05-01
             */
            expiresOn: string;
        };
        /**
         * @description Откуда бонусы или куда: Grant — подарок магазина; Earn — за полученный заказ; Return — вернулись из отменённого или возвращённого заказа; Spend — потрачены на заказ; Reverse — сняты, потому что заказ, за который их дали, возвращён; Expire — сгорели.
         * @example Earn
         * @enum {string}
         */
        BonusEntryKind: "Grant" | "Earn" | "Return" | "Spend" | "Reverse" | "Expire";
        /** @description Движение по бонусному счёту. */
        BonusEntry: {
            id: components["schemas"]["ID"];
            kind: components["schemas"]["BonusEntryKind"];
            /**
             * @description Целые бонусы; меньше нуля, когда они списаны.
             * @example 120
             */
            amount: number;
            /**
             * Format: date-time
             * @example 2026-03-10T09:00:00.000Z
             */
            at: string;
            /** @description Заказ, за который они даны или на который потрачены. */
            order: components["schemas"]["OrderReference"] | null;
            /**
             * @description За что подарены.
             * @example За отзыв о покупке
             */
            reason: string | null;
            /**
             * Format: date
             * @description Последний день по Москве, когда начисленное можно потратить; null — без срока.
             * @example 2026-05-01
             */
            expiresOn: string | null;
            /**
             * @description Сколько из начисленного ещё не потрачено: тратится сначала то, что раньше сгорит. У списаний null.
             * @example 80
             */
            left: number | null;
        };
        BonusHistory: {
            /**
             * @description Сколько бонусов сейчас.
             * @example 1250
             */
            balance: number;
            /** @description Что и когда сгорит, ближайшее первым; бонусов без срока здесь нет. */
            expiring: components["schemas"]["BonusLot"][];
            /** @description Новые первыми. */
            items: components["schemas"]["BonusEntry"][];
            paging: components["schemas"]["Paging"];
        };
        OwnDataCompany: {
            id: components["schemas"]["ID"];
            /** @example ООО «Белая линия» */
            name: string;
            /** @example 7707083893 */
            inn: string;
            role: components["schemas"]["PartnerRole"];
            /**
             * @description Должность, как её записала компания.
             * @example Главный врач
             */
            position: string | null;
            /**
             * @description Телефон, как его записала компания.
             * @example +79161234567
             */
            phone: string | null;
            /**
             * @description Почта, как её записала компания.
             * @example anna@example.ru
             */
            email: string | null;
            /**
             * Format: date-time
             * @description Когда создана личная ссылка на календарь компании; null — её нет.
             * @example null
             */
            calendarCreatedAt: string | null;
        };
        OwnDataRecipient: {
            /** @example Ильин Пётр */
            name: string;
            /** @example +79031112233 */
            phone: string;
            /** @example null */
            email: string | null;
        };
        OwnDataCustomer: {
            /** @example Ковалёва Анна Сергеевна */
            name: string;
            /** @example +79161234567 */
            phone: string | null;
            recipients: components["schemas"]["OwnDataRecipient"][];
        };
        OwnDataPieces: {
            /** @example Перчатки нитриловые, M */
            name: string;
            /**
             * @description null, если количество неважно.
             * @example 2
             */
            quantity: number | null;
        };
        OwnDataCart: {
            items: components["schemas"]["OwnDataPieces"][];
            promoCodes: string[];
        };
        OwnDataLine: {
            /** @example Перчатки нитриловые, M */
            name: string;
            /** @example 2 */
            quantity: number;
            price: components["schemas"]["Kopecks"];
        };
        OwnDataOrderEvent: {
            /**
             * Format: date-time
             * @example 2026-03-10T09:00:00.000Z
             */
            at: string;
            status: components["schemas"]["OrderStatus"];
            /** @example null */
            comment: string | null;
        };
        OwnDataPayment: {
            /**
             * Format: date-time
             * @example 2026-03-10T09:00:00.000Z
             */
            createdAt: string;
            method: components["schemas"]["PaymentMethod"];
            amount: components["schemas"]["Kopecks"];
            /**
             * @description Куда послан чек; null — чек выдаёт не платёжная служба.
             * @example anna@example.ru
             */
            receiptContact: string | null;
        };
        OwnDataRefund: {
            /**
             * Format: date-time
             * @example 2026-03-10T09:00:00.000Z
             */
            createdAt: string;
            state: components["schemas"]["RefundState"];
            reason: components["schemas"]["FeedbackTopic"] | null;
            amount: components["schemas"]["Kopecks"];
            items: components["schemas"]["OwnDataPieces"][];
        };
        OwnDataOrder: {
            id: components["schemas"]["ID"];
            /**
             * @description null, пока заказ не подтверждён.
             * @example Д-240501
             */
            number: string | null;
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @example 2026-03-10T09:00:00.000Z
             */
            createdAt: string;
            /**
             * @description От чьего имени куплено.
             * @example ООО «Белая линия»
             */
            customer: string;
            /**
             * @description Имя и телефон.
             * @example Ильин Пётр, +79031112233
             */
            recipient: string | null;
            /**
             * @description Куда доставляли; null — самовывоз или не выбрано.
             * @example г Москва, ул Лесная, д 12
             */
            address: string | null;
            paymentMethod: components["schemas"]["PaymentMethod"] | null;
            /** @example Позвоните за час */
            comment: string;
            toPay: components["schemas"]["Kopecks"];
            items: components["schemas"]["OwnDataLine"][];
            /** @description Старое первым. */
            history: components["schemas"]["OwnDataOrderEvent"][];
            /** @description Попытки оплатить онлайн и заявки на рассрочку. */
            payments: components["schemas"]["OwnDataPayment"][];
            refunds: components["schemas"]["OwnDataRefund"][];
        };
        OwnDataApproval: {
            /**
             * @description Номер заказа; null, пока заказ не подтверждён.
             * @example Д-240501
             */
            order: string | null;
            /**
             * Format: date-time
             * @example 2026-03-10T09:00:00.000Z
             */
            at: string;
            kind: components["schemas"]["ApprovalEventKind"];
            /** @example Слишком дорого */
            comment: string | null;
        };
        OwnDataBonus: {
            kind: components["schemas"]["BonusEntryKind"];
            /** @example 120 */
            amount: number;
            /**
             * Format: date-time
             * @example 2026-03-10T09:00:00.000Z
             */
            at: string;
            /** @example За отзыв о покупке */
            reason: string | null;
            /**
             * Format: date
             * @example 2026-05-01
             */
            expiresOn: string | null;
        };
        OwnDataPromoCode: {
            /** @example SMILE10 */
            code: string;
            /**
             * Format: date-time
             * @description null, если промокод не личный.
             * @example null
             */
            grantedAt: string | null;
            /**
             * Format: date-time
             * @description null, если промокод не применён.
             * @example 2026-03-10T09:00:00.000Z
             */
            usedAt: string | null;
        };
        OwnDataReview: {
            /** @example Перчатки нитриловые, M */
            product: string;
            /** @example 5 */
            rating: number;
            /** @example Прочные */
            comment: string;
            /** @example  */
            advantages: string;
            /** @example  */
            disadvantages: string;
            /**
             * Format: date-time
             * @example 2026-03-10T09:00:00.000Z
             */
            createdAt: string;
            status: components["schemas"]["FeedbackStatus"];
            /**
             * @description Ответ магазина.
             * @example null
             */
            reply: string | null;
            /**
             * @description Сколько фотографий; сами они — на странице «Отзывы».
             * @example 0
             */
            photos: number;
        };
        OwnDataMessage: {
            /**
             * Format: date-time
             * @example 2026-03-10T09:00:00.000Z
             */
            at: string;
            author: components["schemas"]["TicketAuthor"];
            /** @example Когда привезут заказ? */
            text: string;
            /** @description Имена файлов; сами они — в обращении. */
            files: string[];
        };
        OwnDataTicket: {
            type: components["schemas"]["TicketType"];
            status: components["schemas"]["TicketStatus"];
            /** @example Вопрос о заказе */
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-10T09:00:00.000Z
             */
            createdAt: string;
            /** @description Что указано в форме. */
            details: components["schemas"]["TicketDetail"][];
            products: components["schemas"]["OwnDataPieces"][];
            /** @description Вся переписка, старое первым. */
            messages: components["schemas"]["OwnDataMessage"][];
            /**
             * @description Оценка ответа; null — её нет.
             * @example 5
             */
            rating: number | null;
            /**
             * @description Слова к оценке.
             * @example null
             */
            feedback: string | null;
        };
        OwnDataProduct: {
            /**
             * @description Favorites — избранное; Compare — сравнение; Viewed — просмотренные.
             * @example Favorites
             * @enum {string}
             */
            list: "Favorites" | "Compare" | "Viewed";
            /** @example Перчатки нитриловые, M */
            name: string;
            /**
             * Format: date-time
             * @description Когда добавлен или просмотрен; у сравнения не хранится.
             * @example 2026-03-10T09:00:00.000Z
             */
            at: string | null;
        };
        OwnDataImport: {
            /** @example заказ.xlsx */
            fileName: string;
            /**
             * Format: date-time
             * @example 2026-03-10T09:00:00.000Z
             */
            createdAt: string;
            lines: string[];
        };
        OwnDataNotification: {
            topic: components["schemas"]["NotificationTopic"];
            /** @example Заказ Д-240501 отправлен */
            title: string;
            /** @example Курьер приедет завтра */
            text: string;
            /**
             * Format: date-time
             * @example 2026-03-10T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example null
             */
            readAt: string | null;
        };
        OwnDataChannels: {
            topic: components["schemas"]["NotificationTopic"];
            channels: components["schemas"]["NotificationChannel"][];
        };
        OwnDataDevice: {
            /**
             * @description Session — вход в аккаунт; Push — уведомления.
             * @example Session
             * @enum {string}
             */
            kind: "Session" | "Push";
            /**
             * @description null, если браузер не назвался.
             * @example Chrome, Windows
             */
            device: string | null;
            /**
             * Format: date-time
             * @example 2026-03-10T09:00:00.000Z
             */
            since: string;
        };
        /** @description Подключённый чат; нет поля — чата нет. */
        OwnDataTelegram: {
            /** @example @anna_kovaleva */
            name: string;
            /** @example 123456789 */
            chatID: string;
            /**
             * Format: date-time
             * @example 2026-03-10T08:00:00.000Z
             */
            connectedAt: string;
        };
        /** @description Данные читателя для файла, который он сохраняет себе; каждый список — не больше десяти тысяч записей. */
        OwnData: {
            /**
             * Format: date-time
             * @example 2026-03-14T09:00:00.000Z
             */
            createdAt: string;
            user: components["schemas"]["ProfileUser"];
            /** @description Компании, в которых читатель состоит. */
            companies: components["schemas"]["OwnDataCompany"][];
            /** @description Личные адреса, одной строкой. */
            addresses: string[];
            /** @description Покупатели-частные лица с получателями. */
            customers: components["schemas"]["OwnDataCustomer"][];
            cart: components["schemas"]["OwnDataCart"];
            /** @description Заказы, которые читатель оформил; новые первыми. */
            orders: components["schemas"]["OwnDataOrder"][];
            /** @description Что читатель делал при согласовании заказов; новое первым. */
            approvals: components["schemas"]["OwnDataApproval"][];
            /** @description Новые движения первыми. */
            bonuses: components["schemas"]["OwnDataBonus"][];
            /** @description Выданные читателю и применённые им промокоды. */
            promoCodes: components["schemas"]["OwnDataPromoCode"][];
            reviews: components["schemas"]["OwnDataReview"][];
            /** @description Обращения с перепиской; новые первыми. */
            tickets: components["schemas"]["OwnDataTicket"][];
            /** @description Товары в избранном, в сравнении и просмотренные. */
            products: components["schemas"]["OwnDataProduct"][];
            /** @description Загруженные файлы заказа, пока магазин их хранит. */
            imports: components["schemas"]["OwnDataImport"][];
            /** @description Новые первыми. */
            notifications: components["schemas"]["OwnDataNotification"][];
            /** @description Каналы каждой темы: выбранные или, если читатель ничего не менял, каналы по умолчанию. */
            notificationSettings: components["schemas"]["OwnDataChannels"][];
            /** @description Где читатель вошёл и куда приходят push-уведомления. */
            devices: components["schemas"]["OwnDataDevice"][];
            telegram?: components["schemas"]["OwnDataTelegram"];
        };
        /** @description Браузер, в котором читатель вошёл. */
        SignInSession: {
            id: components["schemas"]["ID"];
            /**
             * @description Из него пришёл этот запрос.
             * @example true
             */
            isCurrent: boolean;
            /**
             * @description Браузер и система; null, если их не узнать.
             * @example Chrome, Windows
             */
            device: string | null;
            /**
             * Format: date-time
             * @example 2026-03-10T08:00:00.000Z
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description Когда вход последний раз продлевался; это бывает раз в несколько минут.
             * @example 2026-03-14T08:55:00.000Z
             */
            lastSeenAt: string;
        };
        SignInSessions: {
            /**
             * @description Магазин знает сеансы и завершает их; false — ими управляет поставщик удостоверений.
             * @example true
             */
            isManaged: boolean;
            /** @description Недавние первыми. */
            items: components["schemas"]["SignInSession"][];
        };
        TelegramLink: {
            /**
             * Format: uri
             * @description Открывает бота; токен в ней видно один раз.
             * @example https://t.me/example_shop_bot?start=dGhlIG9uZSB0aW1lIHRva2VuIG9mIGFuIGV4YW1wbGU
             */
            url: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:15:00.000Z
             */
            expiresAt: string;
        };
        /** @description Браузер, которому приходят push-уведомления читателя. */
        PushDevice: {
            /** @description SHA-256 адреса подписки в base64url; по нему браузер узнаёт свою. */
            id: components["schemas"]["ID"];
            /**
             * @description Браузер и система; null, если их не узнать.
             * @example Chrome, Android
             */
            device: string | null;
            /**
             * Format: date-time
             * @example 2026-03-10T08:00:00.000Z
             */
            subscribedAt: string;
        };
        PushDevices: {
            /**
             * @description Открытый ключ сервера (RFC 8292): точка P-256 без сжатия, base64url.
             * @example BFSef_wvaGfuvvGo8oZ9EBsFuEW3N2TrfuIY9OsBKtDX_LwFTloIAySOfNFATBfscpMloiK8NBnbGd4uOcxqTcQ
             */
            publicKey: string;
            /** @description Недавние первыми. */
            items: components["schemas"]["PushDevice"][];
        };
        /**
         * @description Адрес подписки у службы браузера; знать его может только этот браузер.
         * @example https://push.example.ru/send/dGVzdA
         */
        PushEndpoint: string;
        /** @description Ключи подписки, которыми шифруется сообщение (RFC 8291). */
        PushKeys: {
            /** @example BE6gbZgCL-6oFr9doj8Y9HdNFbK8r1tkGlg6kJsnU4GICLiyxi3h6k-b_M7zOahaO5eT78kLmC83AHm_rQOkNFU */
            p256dh: string;
            /** @example 7MOaSMPCyquvjbV_cISyzw */
            auth: string;
        };
        PushSubscription: {
            endpoint: components["schemas"]["PushEndpoint"];
            keys: components["schemas"]["PushKeys"];
            /**
             * @description Как браузер называет себя; из этого получается device.
             * @example Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36
             */
            userAgent?: string;
        };
        MovedPushSubscription: {
            replaced: components["schemas"]["PushEndpoint"];
            endpoint: components["schemas"]["PushEndpoint"];
            keys: components["schemas"]["PushKeys"];
        };
        /**
         * @description Me — мои; Nobody — без ответственного.
         * @example Me
         * @enum {string}
         */
        StaffAssigneeFilter: "Me" | "Nobody";
        /** @description Покупатель и как с ним связаться. */
        StaffContact: {
            /** @example Анна Ковалёва */
            name: string | null;
            /** @example +79161234567 */
            phone: string | null;
            /** @example anna@example.ru */
            email: string | null;
        };
        /** @description Сотрудник, который ведёт обращение. */
        StaffAssignee: {
            id: components["schemas"]["ID"];
            /**
             * @description Имя, а если неизвестно — почта или идентификатор.
             * @example Светлана Игоревна Громова
             */
            name: string;
            /**
             * @description Это тот, кто спрашивает.
             * @example true
             */
            isMe: boolean;
        };
        /** @description Обращение в очереди. */
        StaffTicketSummary: {
            id: components["schemas"]["ID"];
            /** @example О-1015 */
            number: string;
            type: components["schemas"]["TicketType"];
            status: components["schemas"]["TicketStatus"];
            /** @example Допуск к заказам: ООО «Белая линия» */
            title: string;
            /**
             * @description Начало последней записи; длиннее 300 знаков — с многоточием.
             * @example Проверяем доверенность.
             */
            text: string;
            /**
             * Format: date-time
             * @example 2026-03-11T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Время последней записи.
             * @example 2026-03-11T11:30:00.000Z
             */
            updatedAt: string;
            /** @description null — сообщил посетитель без входа. */
            author: components["schemas"]["StaffContact"] | null;
            partner: components["schemas"]["Partner"] | null;
            /** @description null — никто не взял. */
            assignee: components["schemas"]["StaffAssignee"] | null;
        };
        StaffTickets: {
            /** @description Недавно изменённые первыми. */
            items: components["schemas"]["StaffTicketSummary"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description Что вернулось по обращению о возврате. */
        StaffTicketRefund: {
            /** @description Деньги за принятое. */
            amount: components["schemas"]["Kopecks"];
            /**
             * @description Вернулось бонусов.
             * @example 120
             */
            bonus: number;
            /**
             * @description Offline — заказ оплатили не онлайн, деньги отдают сами; Pending — банк ещё не вернул; Returned — вернул.
             * @example Returned
             * @enum {string}
             */
            money: "Offline" | "Pending" | "Returned";
        };
        /** @description Чем кончилось обращение. */
        StaffTicketOutcome: {
            /**
             * @description Granted — сделано, о чём просили; Rejected — отказано; Canceled — покупатель отказался сам.
             * @example Rejected
             * @enum {string}
             */
            decision: "Granted" | "Rejected" | "Canceled";
            /**
             * @description Почему отказано.
             * @example Упаковка вскрыта, вернуть можно только целую.
             */
            reason: string | null;
            /** @description У принятого возврата. */
            refund: components["schemas"]["StaffTicketRefund"] | null;
        };
        /**
         * @description Что сотруднику можно: Reply — ответить и взять в работу; Grant — закрыть и сделать, о чём просили (подключить компанию или ЭДО, открыть доступ, вернуть деньги, удалить аккаунт); Reject — закрыть и отказать.
         * @example Reply
         * @enum {string}
         */
        StaffTicketAction: "Reply" | "Grant" | "Reject";
        /** @description Обращение глазами сотрудника. */
        StaffTicket: {
            id: components["schemas"]["ID"];
            /** @example О-1015 */
            number: string;
            type: components["schemas"]["TicketType"];
            status: components["schemas"]["TicketStatus"];
            /** @example Допуск к заказам: ООО «Белая линия» */
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-11T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-11T11:30:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @example null
             */
            closedAt: string | null;
            /**
             * @description Закрыто самим покупателем.
             * @example false
             */
            canceled: boolean;
            /** @description null — открыто, или закрыто раньше, чем итоги стали хранить. */
            outcome: components["schemas"]["StaffTicketOutcome"] | null;
            author: components["schemas"]["StaffContact"] | null;
            /** @description null — никто не взял. */
            assignee: components["schemas"]["StaffAssignee"] | null;
            order: components["schemas"]["OrderReference"] | null;
            partner: components["schemas"]["Partner"] | null;
            products: components["schemas"]["TicketProduct"][];
            details: components["schemas"]["TicketDetail"][];
            messages: components["schemas"]["TicketMessage"][];
            feedback: components["schemas"]["TicketFeedback"] | null;
            /**
             * @description Grant требует `inn`: в заявке предпринимателя его нет.
             * @example false
             */
            needsInn: boolean;
            /**
             * @description Grant требует `name`: название компании не указали, и справочник организаций её не знает.
             * @example false
             */
            needsName: boolean;
            allowedActions: components["schemas"]["StaffTicketAction"][];
        };
        StaffTicketResponse: {
            action: components["schemas"]["StaffTicketAction"];
            /**
             * @description Ответ покупателю или причина отказа.
             * @example В доверенности нет подписи руководителя.
             */
            text: string;
            /**
             * @description ИНН предпринимателя, если `needsInn`.
             * @example 771234567890
             */
            inn?: string;
            /**
             * @description Название компании; обязательно для Grant, если `needsName`, иначе 422.
             * @example ООО «Белая линия»
             */
            name?: string;
        };
        StaffAssignment: {
            /** @description Кому, из `listStaffAssignees`; null — никому, обращение снова общее. */
            assigneeID: components["schemas"]["ID"] | null;
        };
        StaffAssignees: {
            /** @description По имени; сам — тоже. */
            items: components["schemas"]["StaffAssignee"][];
        };
        /**
         * @description Порядок заказов: Newest — новые первыми, Oldest — давние первыми, Largest — с большей суммы, Smallest — с меньшей.
         * @example Newest
         * @enum {string}
         */
        StaffOrdersSort: "Newest" | "Oldest" | "Largest" | "Smallest";
        /** @description Заказ в списке. */
        StaffOrderSummary: {
            id: components["schemas"]["ID"];
            /** @example Д-240507 */
            number: string | null;
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description Когда оформлен.
             * @example 2026-03-12T09:45:00.000Z
             */
            confirmedAt: string;
            /** @example ООО «Белая линия» */
            customerName: string;
            /**
             * @description ИНН компании или предпринимателя; null — покупает человек.
             * @example 7707083893
             */
            customerInn: string | null;
            paymentMethod: components["schemas"]["PaymentMethod"] | null;
            paymentStatus: components["schemas"]["PaymentStatus"];
            deliveryMethod: components["schemas"]["DeliveryMethod"] | null;
            /** @description Сумма заказа. */
            toPay: components["schemas"]["Kopecks"];
            /** @description Сколько покупатель ещё должен. */
            due: components["schemas"]["Kopecks"];
            /** @description Сколько из `toPay` сняли принятые возвраты товаров. */
            returnedAmount: components["schemas"]["Kopecks"];
            /** @description Сколько денег ушло покупателю: вернул банк или записал сотрудник. */
            refundedAmount: components["schemas"]["Kopecks"];
            /** @description Сколько ещё вернёт банк. */
            bankReturning: components["schemas"]["Kopecks"];
            /** @description Сколько вернуть покупателю вручную. */
            toReturn: components["schemas"]["Kopecks"];
        };
        StaffOrders: {
            /** @description В порядке `sort`. */
            items: components["schemas"]["StaffOrderSummary"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description Договор, по ценам которого оформлен заказ. */
        StaffOrderContract: {
            /** @example ИМ-2025/118 */
            number: string;
            type: components["schemas"]["ContractType"];
        };
        /** @description Строка заказа. */
        StaffOrderLine: {
            productID: components["schemas"]["ID"];
            /**
             * @description Страница товара; null — его больше нет в каталоге.
             * @example perchatki-klinfleks-nitril-m-100
             */
            productSlug: string | null;
            /** @example Перчатки нитриловые Клинфлекс, неопудренные, M, 100 шт. */
            name: string;
            /** @example KF-N-M */
            vendorCode: string;
            /** @example 3 */
            quantity: number;
            /** @description Сумма строки; у подарка ноль. */
            amount: components["schemas"]["Kopecks"];
            /** @example false */
            isGift: boolean;
            /**
             * @description Сколько штук уже возвращено.
             * @example 1
             */
            returned: number;
            /**
             * @description Сколько штук в возвратах, по которым ещё не решили.
             * @example 0
             */
            returning: number;
        };
        /** @description Деньги, которые магазин получил не через банк на сайте; банк их не вернёт. */
        StaffHandPayment: {
            /** @description Сколько из них ещё не возвращено по возвратам. */
            amount: components["schemas"]["Kopecks"];
            /**
             * @description Сотрудник, отметивший оплату; null — неизвестно, или это не человек.
             * @example Светлана Игоревна Громова
             */
            markedBy: string | null;
        };
        /**
         * @description Payment — покупатель заплатил; Return — магазин вернул.
         * @example Payment
         * @enum {string}
         */
        StaffTransferKind: "Payment" | "Return";
        /** @description Деньги, которые прошли через банк на сайте: оплата или возврат. */
        StaffBankTransfer: {
            kind: components["schemas"]["StaffTransferKind"];
            amount: components["schemas"]["Kopecks"];
            /**
             * Format: date-time
             * @example 2026-03-13T10:00:00.000Z
             */
            at: string;
        };
        /** @description Деньги, которые прошли не через банк на сайте, как их записал сотрудник. */
        StaffTransfer: {
            kind: components["schemas"]["StaffTransferKind"];
            /**
             * @description null — не указан.
             * @example 118
             */
            number: string | null;
            /**
             * Format: date
             * @example 2026-03-13
             */
            day: string;
            amount: components["schemas"]["Kopecks"];
            /**
             * @description Имя сотрудника, а если неизвестно — логин.
             * @example Светлана Игоревна Громова
             */
            recordedBy: string;
            /**
             * Format: date-time
             * @example 2026-03-13T10:00:00.000Z
             */
            recordedAt: string;
            /**
             * Format: date-time
             * @description Когда отметку сняли как ошибочную.
             * @example null
             */
            undoneAt: string | null;
            /** @example null */
            undoReason: string | null;
        };
        /** @description Возврат, о котором обращение. */
        StaffOrderTicketRefund: {
            state: components["schemas"]["RefundState"];
            /** @description Деньги: принятые, а пока не решили — запрошенные. */
            amount: components["schemas"]["Kopecks"];
            /**
             * @description Бонусы.
             * @example 120
             */
            bonus: number;
        };
        /** @description Обращение о заказе. */
        StaffOrderTicket: {
            id: components["schemas"]["ID"];
            /** @example О-1015 */
            number: string;
            type: components["schemas"]["TicketType"];
            status: components["schemas"]["TicketStatus"];
            /** @example Возврат заказа Д-240507 */
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-11T09:00:00.000Z
             */
            createdAt: string;
            refund: components["schemas"]["StaffOrderTicketRefund"] | null;
        };
        /**
         * @description Шаг заказа: Accept — принять переданный менеджеру; Confirm — подтвердить; Pick — отдать на сборку; Pack — собран; Ship — отправлен; Deliver — получен; Cancel — отменить; Return — оформить возврат всего, что осталось; ReturnPart — принять возврат части и вернуть за неё деньги; Refund — вернуть деньги; Decline — отказать во всех возвратах, по которым ещё не решили; Pay — отметить оплату (счёт оплачен), оплата через банк при этом закрывается; Unpay — снять ошибочную отметку об оплате, пока заказ не отправлен; GiveBack — записать, что деньги, которых нет у банка, возвращены покупателю.
         * @example Ship
         * @enum {string}
         */
        StaffOrderStep: "Accept" | "Confirm" | "Pick" | "Pack" | "Ship" | "Deliver" | "Cancel" | "Return" | "ReturnPart" | "Refund" | "Decline" | "Pay" | "Unpay" | "GiveBack";
        /** @description Заказ глазами сотрудника. */
        StaffOrder: {
            id: components["schemas"]["ID"];
            /**
             * @description Растёт с каждым изменением заказа, его оплаты и возвратов.
             * @example 4
             */
            version: number;
            /** @example Д-240507 */
            number: string | null;
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @example 2026-03-12T09:45:00.000Z
             */
            confirmedAt: string;
            /** @example ООО «Белая линия» */
            customerName: string;
            /**
             * @description ИНН компании или предпринимателя; null — покупает человек.
             * @example 7707083893
             */
            customerInn: string | null;
            paymentMethod: components["schemas"]["PaymentMethod"] | null;
            paymentStatus: components["schemas"]["PaymentStatus"];
            deliveryMethod: components["schemas"]["DeliveryMethod"] | null;
            toPay: components["schemas"]["Kopecks"];
            buyer: components["schemas"]["StaffContact"];
            /** @description null — цены магазина. */
            contract: components["schemas"]["StaffOrderContract"] | null;
            /**
             * @description Куда: адрес или пункт выдачи; null — не выбрано.
             * @example Москва, ул Лесная, 12, кв. 34
             */
            delivery: string | null;
            /** @description В составе `toPay`; null — ещё неизвестна. */
            deliveryCost: components["schemas"]["Kopecks"] | null;
            /**
             * Format: date
             * @example 2026-03-16
             */
            deliveryDate: string | null;
            /** @description В какие часы привезти; null — весь день. */
            deliveryInterval: components["schemas"]["DeliveryInterval"] | null;
            recipient: components["schemas"]["StaffContact"] | null;
            /**
             * @description Комментарий покупателя.
             * @example Позвоните за час
             */
            comment: string;
            /**
             * @description Почему заказ отменил сотрудник; null — не отменён, отменён не им или без причины.
             * @example null
             */
            cancelReason: string | null;
            lines: components["schemas"]["StaffOrderLine"][];
            /** @description Сколько покупатель ещё должен: `toPay` без возвращённого; ноль — оплачен, банк проверяет оплату, отменён или возвращён. */
            due: components["schemas"]["Kopecks"];
            /** @description Сколько из `toPay` вернулось по принятым возвратам; за неоплаченное — сколько не нужно платить. */
            returnedAmount: components["schemas"]["Kopecks"];
            /**
             * @description Сколько бонусов покупатель потратил на заказ.
             * @example 0
             */
            spentBonus: number;
            /**
             * @description Сколько бонусов вернулось по принятым возвратам.
             * @example 0
             */
            returnedBonus: number;
            /** @description Сколько денег ушло покупателю: вернул банк или записал сотрудник. */
            refundedAmount: components["schemas"]["Kopecks"];
            /** @description Сколько ещё вернёт банк. */
            bankReturning: components["schemas"]["Kopecks"];
            /** @description null — не оплачен, оплачен на сайте, или возвращён целиком. */
            handPayment: components["schemas"]["StaffHandPayment"] | null;
            /** @description Сколько вернуть покупателю вручную: банк этого не вернёт. */
            toReturn: components["schemas"]["Kopecks"];
            /** @description Деньги, которые прошли через банк на сайте, от первых. */
            bankTransfers: components["schemas"]["StaffBankTransfer"][];
            /** @description Деньги, записанные сотрудниками, от первых. */
            transfers: components["schemas"]["StaffTransfer"][];
            /**
             * @description Pay требует `transfer`: заказ оплачивают по счёту.
             * @example false
             */
            needsTransfer: boolean;
            /**
             * @description Заказ оплачивают по счёту или как решит менеджер, а денег ещё нет: Ship требует `unpaid: true`.
             * @example false
             */
            unpaid: boolean;
            /** @description О заказе, от первого; возвраты тоже. */
            tickets: components["schemas"]["StaffOrderTicket"][];
            allowedSteps: components["schemas"]["StaffOrderStep"][];
            /**
             * @description Почему шага, которого ждут, сейчас нет, одним предложением; null — объяснять нечего.
             * @example Подтвердить можно после оплаты: заказ оплачивают по СБП
             */
            stepNote: string | null;
        };
        /** @description Платёжное поручение или чек. */
        StaffTransferDocument: {
            /**
             * @description Номер платёжного поручения, расходного кассового ордера («РКО-8») или чека; записанный с той же датой за другим заказом — 422 NumberTaken.
             * @example 118
             */
            number: string;
            /**
             * Format: date
             * @description Его дата; не позже сегодняшней; для Pay не раньше дня заказа, для GiveBack не раньше дня оплаты. Иначе 422 WrongDay.
             * @example 2026-03-13
             */
            day: string;
            /** @description Сумма; для Pay — `due`, для GiveBack — `toReturn`, другая — 422 WrongAmount. */
            amount: components["schemas"]["Kopecks"];
        };
        StaffOrderMove: {
            step: components["schemas"]["StaffOrderStep"];
            /**
             * @description Версия, которую видел сотрудник: с её состоянием, оплатой и возвратами. При другой шаг не делается — 409 VersionConflict.
             * @example 4
             */
            version?: number;
            /** @description Документ об оплате для Pay (обязателен с `needsTransfer`) или о возврате для GiveBack (обязателен); без него 422 TransferRequired. У других шагов не учитывается. */
            transfer?: components["schemas"]["StaffTransferDocument"];
            /** @description Что вернули, для ReturnPart (обязательно, без них 422 ItemsRequired); не больше, чем осталось, иначе 422 QuantityTooLarge. У других шагов не учитывается. */
            items?: components["schemas"]["RefundItem"][];
            /**
             * @description Для Ship: отправить, хотя заказ не оплачен. Без него заказ с `unpaid` не отправляют — 409 NotPaid. У других шагов не учитывается.
             * @example true
             */
            unpaid?: boolean;
            /**
             * @description Почему отменяют, для Cancel, почему отказывают, для Decline, и почему снимают отметку об оплате, для Unpay (для двух последних обязательна, без неё 422); пояснение к ReturnPart. Покупатель видит её в истории заказа. У других шагов не учитывается.
             * @example Производитель снял товар с поставки
             */
            reason?: string;
        };
        /** @description Отзыв глазами сотрудника. */
        StaffReview: {
            id: components["schemas"]["ID"];
            /**
             * @description Называет прочитанное: у изменённого отзыва другой.
             * @example mk3w5c1s
             */
            key: string;
            status: components["schemas"]["FeedbackStatus"];
            /**
             * @description Почему отклонён.
             * @example null
             */
            rejectionReason: string | null;
            /** @example Перчатки нитриловые Клинфлекс, неопудренные, M, 100 шт. */
            productName: string;
            /**
             * @description Страница товара.
             * @example kompozit-esterion-universal-shprits-4-g-a2
             */
            productSlug: string;
            /** @example 4 */
            rating: number;
            /** @example Анна К. */
            authorName: string;
            /** @example Плотные, не рвутся. */
            comment: string;
            /** @example Цена */
            advantages: string;
            /** @example  */
            disadvantages: string;
            photos: components["schemas"]["FeedbackPhoto"][];
            /**
             * Format: date-time
             * @description Когда отзыв прислали или изменили.
             * @example 2026-03-12T09:45:00.000Z
             */
            sentAt: string;
            /**
             * Format: date
             * @description До какого дня решить.
             * @example 2026-03-16
             */
            dueOn: string;
            /**
             * @description Отзыв ещё ждёт, а этот день прошёл.
             * @example false
             */
            isLate: boolean;
        };
        StaffReviews: {
            /** @description Кто ждёт дольше, первыми; решённые — новые первыми. */
            items: components["schemas"]["StaffReview"][];
            paging: components["schemas"]["Paging"];
        };
        StaffReviewDecision: {
            /**
             * @description `key` прочитанного отзыва; у изменённого — 409 VersionConflict.
             * @example mk3w5c1s
             */
            key: string;
            /**
             * @example Reject
             * @enum {string}
             */
            decision: "Publish" | "Reject";
            /**
             * @description Что мешает опубликовать; для Reject обязательна, иначе 422.
             * @example В отзыве телефон другого магазина.
             */
            reason?: string;
        };
        /** @description Импорт каталога; `finishedAt` null — идёт, отклонён или прерван. */
        CatalogImport: {
            id: components["schemas"]["ID"];
            /**
             * @description Файл или адрес фида.
             * @example feed.xml
             */
            source: string;
            /**
             * Format: date-time
             * @example 2026-03-12T03:00:00.000Z
             */
            startedAt: string;
            /**
             * Format: date-time
             * @example 2026-03-12T03:01:12.000Z
             */
            finishedAt: string | null;
            /**
             * @description Почему отклонён, и каталог остался прежним.
             * @example null
             */
            failure: string | null;
            /**
             * @description Принято предложений.
             * @example 5120
             */
            accepted: number;
            /**
             * @description Новых товаров.
             * @example 12
             */
            created: number;
            /**
             * @description Изменённых товаров.
             * @example 340
             */
            updated: number;
            /**
             * @description Снято с продажи.
             * @example 3
             */
            unlisted: number;
            /**
             * @description Отклонено предложений.
             * @example 1
             */
            rejected: number;
        };
        CatalogImports: {
            /** @description Новые первыми. */
            items: components["schemas"]["CatalogImport"][];
            paging: components["schemas"]["Paging"];
        };
        /**
         * @description О чём строка отчёта: Rejected — в предложении, категории или акции отказано; Warned — приняты с поправкой; Unlisted — товар снят с показа; Repriced — другая цена; SoldOut — больше не продаётся; Renamed — другое название; Returned — показан снова; Created — новый.
         * @example Rejected
         * @enum {string}
         */
        CatalogImportEntryKind: "Rejected" | "Warned" | "Unlisted" | "Repriced" | "SoldOut" | "Renamed" | "Returned" | "Created";
        CatalogImportCount: {
            kind: components["schemas"]["CatalogImportEntryKind"];
            /**
             * @description Сколько таких строк.
             * @example 340
             */
            count: number;
            /**
             * @description Сколько из них перечислено; остальные – в файле отчёта.
             * @example 340
             */
            listed: number;
        };
        /** @description Импорт и его отчёт. */
        CatalogImportReport: {
            id: components["schemas"]["ID"];
            /** @example feed.xml */
            source: string;
            /**
             * Format: date-time
             * @example 2026-03-12T03:00:00.000Z
             */
            startedAt: string;
            /**
             * Format: date-time
             * @example 2026-03-12T03:01:12.000Z
             */
            finishedAt: string | null;
            /** @example null */
            failure: string | null;
            /** @example 5120 */
            accepted: number;
            /** @example 12 */
            created: number;
            /** @example 340 */
            updated: number;
            /** @example 3 */
            unlisted: number;
            /** @example 1 */
            rejected: number;
            /**
             * @description Прочитано предложений; null — отчёта нет: импорт идёт, прерван или старше отчётов.
             * @example 5121
             */
            offers: number | null;
            /**
             * @description Товаров без изменений.
             * @example 4768
             */
            unchanged: number | null;
            /** @description Каких строк в отчёте сколько; пустых видов нет. */
            counts: components["schemas"]["CatalogImportCount"][];
        };
        /** @description Строка отчёта. */
        CatalogImportEntry: {
            kind: components["schemas"]["CatalogImportEntryKind"];
            /**
             * @description Строка файла.
             * @example 128
             */
            line: number | null;
            /**
             * @description Идентификатор предложения, категории или акции в файле; может быть пустым.
             * @example 100245
             */
            recordID: string;
            /**
             * @description Страница товара этого предложения; null — товара нет в каталоге, или строка не о предложении.
             * @example perchatki-klinfleks-nitril-m-100
             */
            productSlug: string | null;
            /**
             * @description Название товара.
             * @example Перчатки нитриловые Клинфлекс, неопудренные, M, 100 шт.
             */
            name: string | null;
            /**
             * @description Прежнее название, у Renamed.
             * @example null
             */
            nameBefore: string | null;
            priceBefore: components["schemas"]["Kopecks"] | null;
            priceAfter: components["schemas"]["Kopecks"] | null;
            /** @example неизвестная категория 77 */
            reason: string | null;
        };
        CatalogImportEntries: {
            /** @description По видам, отказы первыми; внутри вида – как в отчёте. */
            items: components["schemas"]["CatalogImportEntry"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description О чём запись. */
        AuditSubject: {
            /**
             * @example Ticket
             * @enum {string}
             */
            kind: "Order" | "Ticket" | "Review" | "Company" | "Customer";
            recordID: components["schemas"]["ID"];
            /**
             * @description Номер заказа или обращения, товар отзыва, название компании, имя покупателя; без них — идентификатор.
             * @example О-1003
             */
            title: string;
        };
        /**
         * @description Что изменено: orders — заказ, payments — оплата, payment_refunds — возврат денег, money_transfers — деньги не через банк, refunds — возврат товаров, support_tickets — обращение, product_feedback — отзыв, bonus_entries — бонусы, partner_employees — сотрудник компании, powers_of_attorney — доверенность.
         * @example support_tickets
         * @enum {string}
         */
        AuditEntity: "orders" | "payments" | "payment_refunds" | "money_transfers" | "refunds" | "support_tickets" | "product_feedback" | "bonus_entries" | "partner_employees" | "powers_of_attorney";
        /**
         * @description Поле записи, как его называет база.
         * @example status
         * @enum {string}
         */
        AuditProperty: "status" | "payment_status" | "payment_method" | "deleted_at" | "method" | "amount" | "progress" | "payment_id" | "refund_id" | "refunded_at" | "state" | "goods" | "delivery" | "bonus" | "user_id" | "kind" | "expires_on" | "partner_id" | "role" | "is_blocked" | "removed_at" | "employee_id" | "number" | "valid_until" | "direction" | "day" | "undone_at" | "assignee_id";
        /** @description Поле записи до и после, как их хранит база; вместо идентификатора человека и компании — имя и название. */
        AuditChange: {
            name: components["schemas"]["AuditProperty"];
            /**
             * @description null — значения не было.
             * @example Pending
             */
            before: string | null;
            /** @example Confirmed */
            after: string | null;
        };
        /** @description Одна изменённая запись. */
        AuditRecord: {
            entity: components["schemas"]["AuditEntity"];
            /**
             * @description Запись создана.
             * @example false
             */
            isNew: boolean;
            /** @description null — удалено или неизвестно. */
            subject: components["schemas"]["AuditSubject"] | null;
            changes: components["schemas"]["AuditChange"][];
        };
        /** @description Одно действие и всё, что оно изменило. */
        AuditEntry: {
            id: components["schemas"]["ID"];
            /**
             * Format: date-time
             * @example 2026-03-12T09:45:00.000Z
             */
            at: string;
            /**
             * @description `staff:логин`, `user:номер`, `bank`, `1c`, `demo` (сотрудник, которого изображает демонстрация) или `shop`.
             * @example staff:sveta
             */
            actor: string;
            /**
             * @description Имя человека; null — неизвестно, или это не человек.
             * @example Светлана Игоревна Громова
             */
            actorName: string | null;
            /**
             * @description Что сделал сотрудник, без текстов и контактов.
             * @example ticket 1003 grant …
             */
            act: string | null;
            /** @description О чём действие; null — неизвестно. */
            subject: components["schemas"]["AuditSubject"] | null;
            /**
             * @description Компания, чей это заказ или обращение; null — частного покупателя, или неизвестно.
             * @example ООО «Белая линия»
             */
            company: string | null;
            /**
             * @description Почему отменили или отказали, как это прочитал покупатель; null — причины нет, или она удалена вместе с записью.
             * @example Производитель снял товар с поставки
             */
            reason: string | null;
            /** @description Сколько после отмены заказа сотрудник должен вернуть сам, потому что банк денег не получал; null — нисколько. */
            handMoney: components["schemas"]["Kopecks"] | null;
            /** @description В порядке изменений; у действия без следа в них пусто. */
            records: components["schemas"]["AuditRecord"][];
        };
        AuditEntries: {
            /** @description Новые первыми. */
            items: components["schemas"]["AuditEntry"][];
            paging: components["schemas"]["Paging"];
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
        /** @description Слишком много запросов; `message` говорит, чего именно, и когда продолжать. */
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
        /** @description Прав на действие нет, или посетитель ещё не прошёл проверку «я не робот» (reason CaptchaRequired). */
        CaptchaRequired: {
            headers: {
                "X-Request-ID": components["headers"]["RequestID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CaptchaPayload"];
            };
        };
        /** @description У вошедшего нет роли сотрудника, которая нужна (reason StaffRoleRequired). */
        StaffOnly: {
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
         * @description true — ответ нужен впрок, пока читатель только навёл указатель; просмотром это не считается.
         * @example true
         */
        Preload: boolean;
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
        /**
         * @description Одноразовый токен пройденной проверки «я не робот»; нужен только посетителю без входа и только там, где ответ — 403 с reason CaptchaRequired.
         * @example dD0xNzczNDg4MDAw
         */
        CaptchaToken: string;
        /** @description Цена этой строки; без него — всего. */
        productID: components["schemas"]["ID"];
    };
    requestBodies: never;
    headers: {
        /** @description Идентификатор запроса – тот, что прислал клиент, а без него созданный сервером. */
        RequestID: string;
        /** @description Метка версии ответа. */
        ETag: string;
        /** @description Сколько ответ можно хранить. */
        CacheControl: string;
        /** @description Через сколько секунд можно повторить. */
        RetryAfter: number;
        /**
         * @description Файл для сохранения: `attachment` и имя.
         * @example attachment; filename="shablon.xlsx"; filename*=UTF-8''%D1%88%D0%B0%D0%B1%D0%BB%D0%BE%D0%BD.xlsx
         */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type FieldError = components['schemas']['FieldError'];
export type ErrorPayload = components['schemas']['ErrorPayload'];
export type Phone = components['schemas']['Phone'];
export type CommentMaxLengths = components['schemas']['CommentMaxLengths'];
export type WebAnalytics = components['schemas']['WebAnalytics'];
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
export type FamilyVariant = components['schemas']['FamilyVariant'];
export type ProductFamily = components['schemas']['ProductFamily'];
export type ProductCard = components['schemas']['ProductCard'];
export type Paging = components['schemas']['Paging'];
export type ProductList = components['schemas']['ProductList'];
export type ProductCollection = components['schemas']['ProductCollection'];
export type RecommendationKind = components['schemas']['RecommendationKind'];
export type ProductVat = components['schemas']['ProductVat'];
export type UnitPrice = components['schemas']['UnitPrice'];
export type DeliveryMethod = components['schemas']['DeliveryMethod'];
export type DeliveryOffer = components['schemas']['DeliveryOffer'];
export type DeliveryObstacle = components['schemas']['DeliveryObstacle'];
export type DeliveryEstimate = components['schemas']['DeliveryEstimate'];
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
export type LinePosition = components['schemas']['LinePosition'];
export type CartItem = components['schemas']['CartItem'];
export type CustomerKind = components['schemas']['CustomerKind'];
export type Person = components['schemas']['Person'];
export type Partner = components['schemas']['Partner'];
export type Customer = components['schemas']['Customer'];
export type Address = components['schemas']['Address'];
export type PickupPoint = components['schemas']['PickupPoint'];
export type CartDelivery = components['schemas']['CartDelivery'];
export type ContractType = components['schemas']['ContractType'];
export type ContractState = components['schemas']['ContractState'];
export type ContractBalance = components['schemas']['ContractBalance'];
export type Contract = components['schemas']['Contract'];
export type TagName = components['schemas']['TagName'];
export type OrderTag = components['schemas']['OrderTag'];
export type BonusAction = components['schemas']['BonusAction'];
export type BonusBalance = components['schemas']['BonusBalance'];
export type BonusChoice = components['schemas']['BonusChoice'];
export type CouponCode = components['schemas']['CouponCode'];
export type PromoCodeScope = components['schemas']['PromoCodeScope'];
export type PromoCode = components['schemas']['PromoCode'];
export type ApprovalReasonCode = components['schemas']['ApprovalReasonCode'];
export type ApprovalReason = components['schemas']['ApprovalReason'];
export type ApprovalPerson = components['schemas']['ApprovalPerson'];
export type ApprovalQuorum = components['schemas']['ApprovalQuorum'];
export type ApprovalLimit = components['schemas']['ApprovalLimit'];
export type ApprovalForecast = components['schemas']['ApprovalForecast'];
export type VatShare = components['schemas']['VatShare'];
export type Totals = components['schemas']['Totals'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemFixAction = components['schemas']['ProblemFixAction'];
export type ProblemFix = components['schemas']['ProblemFix'];
export type Problem = components['schemas']['Problem'];
export type CartAction = components['schemas']['CartAction'];
export type CartOrder = components['schemas']['CartOrder'];
export type CartConflict = components['schemas']['CartConflict'];
export type CartQuantityChange = components['schemas']['CartQuantityChange'];
export type FeedbackPhoto = components['schemas']['FeedbackPhoto'];
export type FeedbackStatus = components['schemas']['FeedbackStatus'];
export type FeedbackReply = components['schemas']['FeedbackReply'];
export type Feedback = components['schemas']['Feedback'];
export type RatingCount = components['schemas']['RatingCount'];
export type FeedbackList = components['schemas']['FeedbackList'];
export type FeedbackInput = components['schemas']['FeedbackInput'];
export type FeedbackPhotoInput = components['schemas']['FeedbackPhotoInput'];
export type Brand = components['schemas']['Brand'];
export type BrandList = components['schemas']['BrandList'];
export type Device = components['schemas']['Device'];
export type PromotionListRequest = components['schemas']['PromotionListRequest'];
export type BannerDisplay = components['schemas']['BannerDisplay'];
export type BannerKind = components['schemas']['BannerKind'];
export type Advertiser = components['schemas']['Advertiser'];
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
export type ReturnedCartProduct = components['schemas']['ReturnedCartProduct'];
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
export type QuantityRules = components['schemas']['QuantityRules'];
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
export type Campaign = components['schemas']['Campaign'];
export type ConfirmCheckout = components['schemas']['ConfirmCheckout'];
export type DeletedCheckout = components['schemas']['DeletedCheckout'];
export type ApprovalStatus = components['schemas']['ApprovalStatus'];
export type OrderSummaryProduct = components['schemas']['OrderSummaryProduct'];
export type ApprovalAction = components['schemas']['ApprovalAction'];
export type ApprovalSummary = components['schemas']['ApprovalSummary'];
export type ApprovalCounts = components['schemas']['ApprovalCounts'];
export type Approvals = components['schemas']['Approvals'];
export type ApprovalDecision = components['schemas']['ApprovalDecision'];
export type ApprovalLineState = components['schemas']['ApprovalLineState'];
export type ApprovalLineChange = components['schemas']['ApprovalLineChange'];
export type ApprovalField = components['schemas']['ApprovalField'];
export type ApprovalFieldChange = components['schemas']['ApprovalFieldChange'];
export type ApprovalDiff = components['schemas']['ApprovalDiff'];
export type ApprovalEventKind = components['schemas']['ApprovalEventKind'];
export type ApprovalEvent = components['schemas']['ApprovalEvent'];
export type Approval = components['schemas']['Approval'];
export type ApprovalVersion = components['schemas']['ApprovalVersion'];
export type ApproveOrder = components['schemas']['ApproveOrder'];
export type ApprovalConflict = components['schemas']['ApprovalConflict'];
export type DeclineOrder = components['schemas']['DeclineOrder'];
export type ChangeApprovalProduct = components['schemas']['ChangeApprovalProduct'];
export type ChangeApprovalContract = components['schemas']['ChangeApprovalContract'];
export type ChangeApprovalDelivery = components['schemas']['ChangeApprovalDelivery'];
export type ChangeApprovalDeliveryPoint = components['schemas']['ChangeApprovalDeliveryPoint'];
export type ChangeApprovalPayment = components['schemas']['ChangeApprovalPayment'];
export type ChangeApprovalRecipient = components['schemas']['ChangeApprovalRecipient'];
export type ChangeApprovalComment = components['schemas']['ChangeApprovalComment'];
export type PartnerRole = components['schemas']['PartnerRole'];
export type OrdersAccessState = components['schemas']['OrdersAccessState'];
export type OrdersAccess = components['schemas']['OrdersAccess'];
export type TradingAccessState = components['schemas']['TradingAccessState'];
export type TradingAccess = components['schemas']['TradingAccess'];
export type EDOState = components['schemas']['EDOState'];
export type EDOOperator = components['schemas']['EDOOperator'];
export type EDOConnection = components['schemas']['EDOConnection'];
export type PartnerAction = components['schemas']['PartnerAction'];
export type DeniedPartnerAction = components['schemas']['DeniedPartnerAction'];
export type PartnerSummary = components['schemas']['PartnerSummary'];
export type PartnerList = components['schemas']['PartnerList'];
export type PartnerCounts = components['schemas']['PartnerCounts'];
export type PartnerDetails = components['schemas']['PartnerDetails'];
export type PartnerAddress = components['schemas']['PartnerAddress'];
export type PartnerAddresses = components['schemas']['PartnerAddresses'];
export type NewAddress = components['schemas']['NewAddress'];
export type CalendarKind = components['schemas']['CalendarKind'];
export type CalendarAction = components['schemas']['CalendarAction'];
export type CalendarEntry = components['schemas']['CalendarEntry'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type PartnerCalendar = components['schemas']['PartnerCalendar'];
export type NewCalendarFeed = components['schemas']['NewCalendarFeed'];
export type Contracts = components['schemas']['Contracts'];
export type ChangeDefaultContract = components['schemas']['ChangeDefaultContract'];
export type Approver = components['schemas']['Approver'];
export type ApprovalMode = components['schemas']['ApprovalMode'];
export type Approvers = components['schemas']['Approvers'];
export type ChangeApprovers = components['schemas']['ChangeApprovers'];
export type EmployeeState = components['schemas']['EmployeeState'];
export type EmployeeAction = components['schemas']['EmployeeAction'];
export type DeniedEmployeeAction = components['schemas']['DeniedEmployeeAction'];
export type InvitationState = components['schemas']['InvitationState'];
export type InvitationAnswer = components['schemas']['InvitationAnswer'];
export type SentInvitation = components['schemas']['SentInvitation'];
export type Employee = components['schemas']['Employee'];
export type Employees = components['schemas']['Employees'];
export type PersonName = components['schemas']['PersonName'];
export type ChangeEmployee = components['schemas']['ChangeEmployee'];
export type NewEmployee = components['schemas']['NewEmployee'];
export type FinDocument = components['schemas']['FinDocument'];
export type FinDocsRecipient = components['schemas']['FinDocsRecipient'];
export type FinDocsRecipients = components['schemas']['FinDocsRecipients'];
export type ChangeFinDocsRecipient = components['schemas']['ChangeFinDocsRecipient'];
export type NewFinDocsRecipient = components['schemas']['NewFinDocsRecipient'];
export type Recipients = components['schemas']['Recipients'];
export type NewRecipient = components['schemas']['NewRecipient'];
export type Tag = components['schemas']['Tag'];
export type Tags = components['schemas']['Tags'];
export type ChangeTag = components['schemas']['ChangeTag'];
export type NewTag = components['schemas']['NewTag'];
export type DeletedTag = components['schemas']['DeletedTag'];
export type PartnerRecordKind = components['schemas']['PartnerRecordKind'];
export type RestoreRecord = components['schemas']['RestoreRecord'];
export type ImportFile = components['schemas']['ImportFile'];
export type TaskStatus = components['schemas']['TaskStatus'];
export type ImportColumns = components['schemas']['ImportColumns'];
export type ImportCounts = components['schemas']['ImportCounts'];
export type ImportOutcome = components['schemas']['ImportOutcome'];
export type ImportRow = components['schemas']['ImportRow'];
export type SkippedImportLine = components['schemas']['SkippedImportLine'];
export type ImportResult = components['schemas']['ImportResult'];
export type ImportChoice = components['schemas']['ImportChoice'];
export type ChooseImportProducts = components['schemas']['ChooseImportProducts'];
export type ImportDocument = components['schemas']['ImportDocument'];
export type DownloadImport = components['schemas']['DownloadImport'];
export type ShareKind = components['schemas']['ShareKind'];
export type ShareProduct = components['schemas']['ShareProduct'];
export type NewShare = components['schemas']['NewShare'];
export type CreatedShare = components['schemas']['CreatedShare'];
export type Captcha = components['schemas']['Captcha'];
export type CaptchaPayload = components['schemas']['CaptchaPayload'];
export type RepeatOutcome = components['schemas']['RepeatOutcome'];
export type SharedLine = components['schemas']['SharedLine'];
export type SharedProducts = components['schemas']['SharedProducts'];
export type OrdersScope = components['schemas']['OrdersScope'];
export type OrdersFilter = components['schemas']['OrdersFilter'];
export type OrderCustomer = components['schemas']['OrderCustomer'];
export type OrderBuyer = components['schemas']['OrderBuyer'];
export type PaymentState = components['schemas']['PaymentState'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type OrderPayment = components['schemas']['OrderPayment'];
export type ShippingState = components['schemas']['ShippingState'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type Orders = components['schemas']['Orders'];
export type OrderDocument = components['schemas']['OrderDocument'];
export type RefundState = components['schemas']['RefundState'];
export type FeedbackTopic = components['schemas']['FeedbackTopic'];
export type OrderRefundLine = components['schemas']['OrderRefundLine'];
export type OrderRefund = components['schemas']['OrderRefund'];
export type OrderActor = components['schemas']['OrderActor'];
export type OrderEvent = components['schemas']['OrderEvent'];
export type OrderNext = components['schemas']['OrderNext'];
export type Order = components['schemas']['Order'];
export type OrderStatusView = components['schemas']['OrderStatusView'];
export type RepeatOrder = components['schemas']['RepeatOrder'];
export type RepeatLine = components['schemas']['RepeatLine'];
export type RepeatResult = components['schemas']['RepeatResult'];
export type RefundItem = components['schemas']['RefundItem'];
export type RefundSelection = components['schemas']['RefundSelection'];
export type RefundPreviewLine = components['schemas']['RefundPreviewLine'];
export type RefundPreview = components['schemas']['RefundPreview'];
export type ProfileUser = components['schemas']['ProfileUser'];
export type ProfileApproval = components['schemas']['ProfileApproval'];
export type ProfileCustomer = components['schemas']['ProfileCustomer'];
export type StaffRole = components['schemas']['StaffRole'];
export type Profile = components['schemas']['Profile'];
export type ChangePhone = components['schemas']['ChangePhone'];
export type InvitingCompany = components['schemas']['InvitingCompany'];
export type Invitation = components['schemas']['Invitation'];
export type Invitations = components['schemas']['Invitations'];
export type InvitationToken = components['schemas']['InvitationToken'];
export type InvitationLink = components['schemas']['InvitationLink'];
export type InvitationByLink = components['schemas']['InvitationByLink'];
export type InvitationProof = components['schemas']['InvitationProof'];
export type AcceptedInvitation = components['schemas']['AcceptedInvitation'];
export type Customers = components['schemas']['Customers'];
export type NewCustomer = components['schemas']['NewCustomer'];
export type Addresses = components['schemas']['Addresses'];
export type PartnerKind = components['schemas']['PartnerKind'];
export type OrganizationStatus = components['schemas']['OrganizationStatus'];
export type PartnerSuggestion = components['schemas']['PartnerSuggestion'];
export type PartnerSuggestions = components['schemas']['PartnerSuggestions'];
export type AddressSuggestion = components['schemas']['AddressSuggestion'];
export type AddressSuggestions = components['schemas']['AddressSuggestions'];
export type ErrorReport = components['schemas']['ErrorReport'];
export type TicketStatus = components['schemas']['TicketStatus'];
export type CreatedTicket = components['schemas']['CreatedTicket'];
export type BrandDetail = components['schemas']['BrandDetail'];
export type ProductIdentity = components['schemas']['ProductIdentity'];
export type PromotionCategoriesRequest = components['schemas']['PromotionCategoriesRequest'];
export type PromotionCategories = components['schemas']['PromotionCategories'];
export type OrderProductCertificates = components['schemas']['OrderProductCertificates'];
export type OrderCertificates = components['schemas']['OrderCertificates'];
export type StaticPageID = components['schemas']['StaticPageID'];
export type StaticPage = components['schemas']['StaticPage'];
export type NotificationState = components['schemas']['NotificationState'];
export type NotificationTopic = components['schemas']['NotificationTopic'];
export type UserNotification = components['schemas']['UserNotification'];
export type NotificationList = components['schemas']['NotificationList'];
export type NotificationsReceived = components['schemas']['NotificationsReceived'];
export type OtpNotificationType = components['schemas']['OtpNotificationType'];
export type OtpTemplate = components['schemas']['OtpTemplate'];
export type OtpRequest = components['schemas']['OtpRequest'];
export type OperationToken = components['schemas']['OperationToken'];
export type OtpSent = components['schemas']['OtpSent'];
export type OtpResendRequest = components['schemas']['OtpResendRequest'];
export type OrderReference = components['schemas']['OrderReference'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type TicketAction = components['schemas']['TicketAction'];
export type TicketSummary = components['schemas']['TicketSummary'];
export type TicketList = components['schemas']['TicketList'];
export type EDORequest = components['schemas']['EDORequest'];
export type SupportComment = components['schemas']['SupportComment'];
export type MaintenanceRequest = components['schemas']['MaintenanceRequest'];
export type GeneralTicketType = components['schemas']['GeneralTicketType'];
export type GeneralTicketRequest = components['schemas']['GeneralTicketRequest'];
export type OrderTicketRequest = components['schemas']['OrderTicketRequest'];
export type TicketProductRequest = components['schemas']['TicketProductRequest'];
export type OrderProductsRequest = components['schemas']['OrderProductsRequest'];
export type OtpCode = components['schemas']['OtpCode'];
export type OtpConfirmation = components['schemas']['OtpConfirmation'];
export type RefundRequest = components['schemas']['RefundRequest'];
export type PartnerRequest = components['schemas']['PartnerRequest'];
export type TicketDay = components['schemas']['TicketDay'];
export type OrderAccessRequest = components['schemas']['OrderAccessRequest'];
export type TradingAccessRequest = components['schemas']['TradingAccessRequest'];
export type ProductsTicketRequest = components['schemas']['ProductsTicketRequest'];
export type ProductQuestionRequest = components['schemas']['ProductQuestionRequest'];
export type PromotionTicketType = components['schemas']['PromotionTicketType'];
export type PromotionOfferRequest = components['schemas']['PromotionOfferRequest'];
export type ProductLine = components['schemas']['ProductLine'];
export type TicketProduct = components['schemas']['TicketProduct'];
export type TicketDetail = components['schemas']['TicketDetail'];
export type TicketAuthor = components['schemas']['TicketAuthor'];
export type TicketFile = components['schemas']['TicketFile'];
export type TicketMessage = components['schemas']['TicketMessage'];
export type TicketFeedback = components['schemas']['TicketFeedback'];
export type Ticket = components['schemas']['Ticket'];
export type NewTicketFeedback = components['schemas']['NewTicketFeedback'];
export type NewTicketMessage = components['schemas']['NewTicketMessage'];
export type AnalyticGrouping = components['schemas']['AnalyticGrouping'];
export type AnalyticSortField = components['schemas']['AnalyticSortField'];
export type AnalyticSort = components['schemas']['AnalyticSort'];
export type AnalyticFilter = components['schemas']['AnalyticFilter'];
export type AnalyticTotals = components['schemas']['AnalyticTotals'];
export type AnalyticPrevious = components['schemas']['AnalyticPrevious'];
export type AnalyticPoint = components['schemas']['AnalyticPoint'];
export type AnalyticShare = components['schemas']['AnalyticShare'];
export type AnalyticChoice = components['schemas']['AnalyticChoice'];
export type AnalyticStatusChoice = components['schemas']['AnalyticStatusChoice'];
export type AnalyticChoices = components['schemas']['AnalyticChoices'];
export type AnalyticItem = components['schemas']['AnalyticItem'];
export type Analytic = components['schemas']['Analytic'];
export type OwnFeedback = components['schemas']['OwnFeedback'];
export type OwnFeedbackList = components['schemas']['OwnFeedbackList'];
export type ProductToReview = components['schemas']['ProductToReview'];
export type ProductsToReview = components['schemas']['ProductsToReview'];
export type PurchaseSortField = components['schemas']['PurchaseSortField'];
export type PurchaseSort = components['schemas']['PurchaseSort'];
export type PurchasesFilter = components['schemas']['PurchasesFilter'];
export type Purchase = components['schemas']['Purchase'];
export type PurchaseList = components['schemas']['PurchaseList'];
export type NotificationChannel = components['schemas']['NotificationChannel'];
export type NotificationChannelOption = components['schemas']['NotificationChannelOption'];
export type NotificationTopicSetting = components['schemas']['NotificationTopicSetting'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type NotificationTopicChoice = components['schemas']['NotificationTopicChoice'];
export type ChangeNotificationSettings = components['schemas']['ChangeNotificationSettings'];
export type ChangeCartBonusAction = components['schemas']['ChangeCartBonusAction'];
export type ChangeCartContract = components['schemas']['ChangeCartContract'];
export type ChangeCartTags = components['schemas']['ChangeCartTags'];
export type ProceedCartToManager = components['schemas']['ProceedCartToManager'];
export type ImportCartProducts = components['schemas']['ImportCartProducts'];
export type AddCartPromoCode = components['schemas']['AddCartPromoCode'];
export type DeleteCartPromoCode = components['schemas']['DeleteCartPromoCode'];
export type CheckoutPromoCodes = components['schemas']['CheckoutPromoCodes'];
export type PendingOrders = components['schemas']['PendingOrders'];
export type InstallmentState = components['schemas']['InstallmentState'];
export type InstallmentPlan = components['schemas']['InstallmentPlan'];
export type Installment = components['schemas']['Installment'];
export type OnlinePayment = components['schemas']['OnlinePayment'];
export type PriceStepKind = components['schemas']['PriceStepKind'];
export type PriceStep = components['schemas']['PriceStep'];
export type PriceExplanation = components['schemas']['PriceExplanation'];
export type PromoCodeState = components['schemas']['PromoCodeState'];
export type OwnPromoCode = components['schemas']['OwnPromoCode'];
export type OwnPromoCodes = components['schemas']['OwnPromoCodes'];
export type BonusFlow = components['schemas']['BonusFlow'];
export type BonusLot = components['schemas']['BonusLot'];
export type BonusEntryKind = components['schemas']['BonusEntryKind'];
export type BonusEntry = components['schemas']['BonusEntry'];
export type BonusHistory = components['schemas']['BonusHistory'];
export type OwnDataCompany = components['schemas']['OwnDataCompany'];
export type OwnDataRecipient = components['schemas']['OwnDataRecipient'];
export type OwnDataCustomer = components['schemas']['OwnDataCustomer'];
export type OwnDataPieces = components['schemas']['OwnDataPieces'];
export type OwnDataCart = components['schemas']['OwnDataCart'];
export type OwnDataLine = components['schemas']['OwnDataLine'];
export type OwnDataOrderEvent = components['schemas']['OwnDataOrderEvent'];
export type OwnDataPayment = components['schemas']['OwnDataPayment'];
export type OwnDataRefund = components['schemas']['OwnDataRefund'];
export type OwnDataOrder = components['schemas']['OwnDataOrder'];
export type OwnDataApproval = components['schemas']['OwnDataApproval'];
export type OwnDataBonus = components['schemas']['OwnDataBonus'];
export type OwnDataPromoCode = components['schemas']['OwnDataPromoCode'];
export type OwnDataReview = components['schemas']['OwnDataReview'];
export type OwnDataMessage = components['schemas']['OwnDataMessage'];
export type OwnDataTicket = components['schemas']['OwnDataTicket'];
export type OwnDataProduct = components['schemas']['OwnDataProduct'];
export type OwnDataImport = components['schemas']['OwnDataImport'];
export type OwnDataNotification = components['schemas']['OwnDataNotification'];
export type OwnDataChannels = components['schemas']['OwnDataChannels'];
export type OwnDataDevice = components['schemas']['OwnDataDevice'];
export type OwnDataTelegram = components['schemas']['OwnDataTelegram'];
export type OwnData = components['schemas']['OwnData'];
export type SignInSession = components['schemas']['SignInSession'];
export type SignInSessions = components['schemas']['SignInSessions'];
export type TelegramLink = components['schemas']['TelegramLink'];
export type PushDevice = components['schemas']['PushDevice'];
export type PushDevices = components['schemas']['PushDevices'];
export type PushEndpoint = components['schemas']['PushEndpoint'];
export type PushKeys = components['schemas']['PushKeys'];
export type PushSubscription = components['schemas']['PushSubscription'];
export type MovedPushSubscription = components['schemas']['MovedPushSubscription'];
export type StaffAssigneeFilter = components['schemas']['StaffAssigneeFilter'];
export type StaffContact = components['schemas']['StaffContact'];
export type StaffAssignee = components['schemas']['StaffAssignee'];
export type StaffTicketSummary = components['schemas']['StaffTicketSummary'];
export type StaffTickets = components['schemas']['StaffTickets'];
export type StaffTicketRefund = components['schemas']['StaffTicketRefund'];
export type StaffTicketOutcome = components['schemas']['StaffTicketOutcome'];
export type StaffTicketAction = components['schemas']['StaffTicketAction'];
export type StaffTicket = components['schemas']['StaffTicket'];
export type StaffTicketResponse = components['schemas']['StaffTicketResponse'];
export type StaffAssignment = components['schemas']['StaffAssignment'];
export type StaffAssignees = components['schemas']['StaffAssignees'];
export type StaffOrdersSort = components['schemas']['StaffOrdersSort'];
export type StaffOrderSummary = components['schemas']['StaffOrderSummary'];
export type StaffOrders = components['schemas']['StaffOrders'];
export type StaffOrderContract = components['schemas']['StaffOrderContract'];
export type StaffOrderLine = components['schemas']['StaffOrderLine'];
export type StaffHandPayment = components['schemas']['StaffHandPayment'];
export type StaffTransferKind = components['schemas']['StaffTransferKind'];
export type StaffBankTransfer = components['schemas']['StaffBankTransfer'];
export type StaffTransfer = components['schemas']['StaffTransfer'];
export type StaffOrderTicketRefund = components['schemas']['StaffOrderTicketRefund'];
export type StaffOrderTicket = components['schemas']['StaffOrderTicket'];
export type StaffOrderStep = components['schemas']['StaffOrderStep'];
export type StaffOrder = components['schemas']['StaffOrder'];
export type StaffTransferDocument = components['schemas']['StaffTransferDocument'];
export type StaffOrderMove = components['schemas']['StaffOrderMove'];
export type StaffReview = components['schemas']['StaffReview'];
export type StaffReviews = components['schemas']['StaffReviews'];
export type StaffReviewDecision = components['schemas']['StaffReviewDecision'];
export type CatalogImport = components['schemas']['CatalogImport'];
export type CatalogImports = components['schemas']['CatalogImports'];
export type CatalogImportEntryKind = components['schemas']['CatalogImportEntryKind'];
export type CatalogImportCount = components['schemas']['CatalogImportCount'];
export type CatalogImportReport = components['schemas']['CatalogImportReport'];
export type CatalogImportEntry = components['schemas']['CatalogImportEntry'];
export type CatalogImportEntries = components['schemas']['CatalogImportEntries'];
export type AuditSubject = components['schemas']['AuditSubject'];
export type AuditEntity = components['schemas']['AuditEntity'];
export type AuditProperty = components['schemas']['AuditProperty'];
export type AuditChange = components['schemas']['AuditChange'];
export type AuditRecord = components['schemas']['AuditRecord'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditEntries = components['schemas']['AuditEntries'];
export type ResponseFailure = components['responses']['Failure'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnprocessableContent = components['responses']['UnprocessableContent'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseCaptchaRequired = components['responses']['CaptchaRequired'];
export type ResponseStaffOnly = components['responses']['StaffOnly'];
export type ParameterRequestId = components['parameters']['RequestID'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterPreload = components['parameters']['Preload'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterId = components['parameters']['ID'];
export type ParameterCaptchaToken = components['parameters']['CaptchaToken'];
export type ParameterProductId = components['parameters']['productID'];
export type HeaderRequestId = components['headers']['RequestID'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderContentDisposition = components['headers']['ContentDisposition'];
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
                 * @description Идентификатор категории или её slug.
                 * @example terapiya-kompozity
                 */
                id: string;
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
                 * @description Идентификатор категории или её slug.
                 * @example terapiya-kompozity
                 */
                id: string;
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
    listRecommendedProducts: {
        parameters: {
            query: {
                /**
                 * @description Что за подборка.
                 * @example BoughtTogether
                 */
                kind: components["schemas"]["RecommendationKind"];
                /** @description К каким товарам: открытый товар, содержимое корзины, просмотренное. */
                productID?: components["schemas"]["ID"][];
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
            /** @description Подборка. */
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
                /**
                 * @description true — ответ нужен впрок, пока читатель только навёл указатель; просмотром это не считается.
                 * @example true
                 */
                "X-Preload"?: components["parameters"]["Preload"];
            };
            path: {
                /**
                 * @description Адресное имя товара или его идентификатор.
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
    changeProductFeedback: {
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
                "application/json": components["schemas"]["FeedbackInput"];
            };
        };
        responses: {
            /** @description Отзыв, каким он стал. */
            200: {
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
            /** @description Отзыв отправлен на проверку. */
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
            /** @description Товар не получен. */
            403: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Отзыв уже есть или тот же запрос ещё выполняется; `reason` — AlreadyExists или RequestInProgress. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProductFeedback: {
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
        requestBody?: never;
        responses: {
            /** @description Удалён. */
            204: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createProductFeedbackPhoto: {
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
                "multipart/form-data": components["schemas"]["FeedbackPhotoInput"];
            };
        };
        responses: {
            /** @description Фото принято; отзыв целиком. */
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
            /** @description Фото уже пять или тот же запрос ещё выполняется; `reason` — NotAllowed или RequestInProgress. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            /** @description Файл не подходит; `reason` — FileTypeNotAllowed, FileTooLarge, FileEmpty, IdempotencyKeyReused. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProductFeedbackPhoto: {
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
                /**
                 * @description Фото.
                 * @example 7
                 */
                photoID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Отзыв без этого фото. */
            200: {
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
    searchCatalog: {
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
            query?: {
                /** @description Какие пункты выдачи показать: слова из города, улицы или названия. На остальное не влияет. */
                query?: string;
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
    listApprovals: {
        parameters: {
            query?: {
                /** @description Вкладка; без неё все. */
                status?: components["schemas"]["ApprovalStatus"];
                /** @description Только этой компании; чужая — 404. */
                partnerID?: components["schemas"]["ID"];
                /** @description Часть номера, имени покупателя, названия или артикула товара. */
                text?: string;
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
            /** @description Страница списка. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approvals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getApproval: {
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
            /** @description Заказ на согласовании. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    approveOrder: {
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
                "application/json": components["schemas"]["ApproveOrder"];
            };
        };
        responses: {
            /** @description Заказ после решения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Действие не принято; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    declineOrder: {
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
                "application/json": components["schemas"]["DeclineOrder"];
            };
        };
        responses: {
            /** @description Заказ после решения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Действие не принято; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    proceedApproval: {
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
        requestBody?: never;
        responses: {
            /** @description Заказ двинулся. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Действие не принято; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    remindApprovers: {
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
            /** @description Напоминание отправлено. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Действие не принято; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalConflict"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    changeApprovalProduct: {
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
                "application/json": components["schemas"]["ChangeApprovalProduct"];
            };
        };
        responses: {
            /** @description Заказ после правки. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Действие не принято; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    changeApprovalContract: {
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
                "application/json": components["schemas"]["ChangeApprovalContract"];
            };
        };
        responses: {
            /** @description Заказ после правки. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Действие не принято; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    getApprovalDelivery: {
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
    changeApprovalDelivery: {
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
                "application/json": components["schemas"]["ChangeApprovalDelivery"];
            };
        };
        responses: {
            /** @description Заказ после правки. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Действие не принято; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    changeApprovalDeliveryPoint: {
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
                "application/json": components["schemas"]["ChangeApprovalDeliveryPoint"];
            };
        };
        responses: {
            /** @description Заказ после правки. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Действие не принято; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    changeApprovalPayment: {
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
                "application/json": components["schemas"]["ChangeApprovalPayment"];
            };
        };
        responses: {
            /** @description Заказ после правки. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Действие не принято; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalConflict"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    changeApprovalRecipient: {
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
                "application/json": components["schemas"]["ChangeApprovalRecipient"];
            };
        };
        responses: {
            /** @description Заказ после правки. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Действие не принято; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeApprovalComment: {
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
                "application/json": components["schemas"]["ChangeApprovalComment"];
            };
        };
        responses: {
            /** @description Заказ после правки. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Действие не принято; в ответе свежие данные. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPartners: {
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
            /** @description Компании. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getPartner: {
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
            /** @description Компания. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listPartnerAddresses: {
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
            /** @description Адреса. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerAddresses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createPartnerAddress: {
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    deletePartnerAddress: {
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
                /**
                 * @description Адрес компании.
                 * @example a-klinika
                 */
                addressID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Удалён. */
            204: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getPartnerCalendar: {
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
            /** @description Календарь. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerCalendar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    renewCalendarFeed: {
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
            /** @description Новая ссылка. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    revokeCalendarFeed: {
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
            /** @description Ссылки больше нет. */
            204: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listPartnerContracts: {
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
            /** @description Договоры. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contracts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    changeDefaultContract: {
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
                "application/json": components["schemas"]["ChangeDefaultContract"];
            };
        };
        responses: {
            /** @description Договоры после изменения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contracts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Договор выбрать нельзя. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listApprovers: {
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
            /** @description Согласующие и правило. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approvers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    changeApprovers: {
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
                "application/json": components["schemas"]["ChangeApprovers"];
            };
        };
        responses: {
            /** @description Согласующие после изменения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approvers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Изменить нельзя. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    listEmployees: {
        parameters: {
            query?: {
                /** @description Только в этом состоянии. */
                state?: components["schemas"]["EmployeeState"];
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
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Страница списка. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employees"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    changeEmployee: {
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
                "application/json": components["schemas"]["ChangeEmployee"];
            };
        };
        responses: {
            /** @description Сотрудник после изменения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Изменить нельзя. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            /** @description Не с кем связаться. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    inviteEmployee: {
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
                "application/json": components["schemas"]["NewEmployee"];
            };
        };
        responses: {
            /** @description Приглашён. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Такой сотрудник уже есть. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            /** @description Не с кем связаться. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteEmployee: {
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
                /**
                 * @description Сотрудник компании.
                 * @example e-maria
                 */
                employeeID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Удалён. */
            204: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Удалить нельзя. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchEmployees: {
        parameters: {
            query: {
                /**
                 * @description Что набрано.
                 * @example кузн
                 */
                query: string;
                /** @description Только в этом состоянии. */
                state?: components["schemas"]["EmployeeState"];
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
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Страница найденных. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employees"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    resendInvitation: {
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
                /**
                 * @description Сотрудник компании.
                 * @example e-ekaterina
                 */
                employeeID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Отправлено. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Приглашать некого. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            /** @description Слишком часто; `Retry-After` — через сколько секунд можно. */
            429: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    undoAcceptance: {
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
                /**
                 * @description Сотрудник компании.
                 * @example e-ekaterina
                 */
                employeeID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Снова приглашённый. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Отменить нельзя. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listFinDocsRecipients: {
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
                    "application/json": components["schemas"]["FinDocsRecipients"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    changeFinDocsRecipient: {
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
                "application/json": components["schemas"]["ChangeFinDocsRecipient"];
            };
        };
        responses: {
            /** @description Получатель после изменения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinDocsRecipient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Такой получатель уже есть. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createFinDocsRecipient: {
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
                "application/json": components["schemas"]["NewFinDocsRecipient"];
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
                    "application/json": components["schemas"]["FinDocsRecipient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Такой получатель уже есть. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    deleteFinDocsRecipient: {
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
                /**
                 * @description Получатель финансовых документов.
                 * @example f-oleg
                 */
                recipientID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Удалён. */
            204: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listPartnerRecipients: {
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
    createPartnerRecipient: {
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
    deletePartnerRecipient: {
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
                /**
                 * @description Получатель компании.
                 * @example r-maria
                 */
                recipientID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Удалён. */
            204: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listPartnerTags: {
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
            /** @description Метки. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tags"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    changePartnerTag: {
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
                "application/json": components["schemas"]["ChangeTag"];
            };
        };
        responses: {
            /** @description Метка переименована. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Такая метка уже есть. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createPartnerTag: {
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
                "application/json": components["schemas"]["NewTag"];
            };
        };
        responses: {
            /** @description Метка добавлена. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Такая метка уже есть. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    deletePartnerTag: {
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
                /**
                 * @description Метка компании.
                 * @example t-kabinet-2
                 */
                tagID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Удалена. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    restorePartnerRecord: {
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
                "application/json": components["schemas"]["RestoreRecord"];
            };
        };
        responses: {
            /** @description Запись на месте. */
            204: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    importProducts: {
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
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            /** @description Файл разобран или разбирается. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description Файл не подходит. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    chooseImportProducts: {
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
                "application/json": components["schemas"]["ChooseImportProducts"];
            };
        };
        responses: {
            /** @description Разбор после выбора. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Разбор ещё идёт. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    downloadImport: {
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
                "application/json": components["schemas"]["DownloadImport"];
            };
        };
        responses: {
            /** @description Книга XLSX. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": File;
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
    shareProducts: {
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
                /**
                 * @description Одноразовый токен пройденной проверки «я не робот»; нужен только посетителю без входа и только там, где ответ — 403 с reason CaptchaRequired.
                 * @example dD0xNzczNDg4MDAw
                 */
                "X-Captcha-Token"?: components["parameters"]["CaptchaToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewShare"];
            };
        };
        responses: {
            /** @description Ссылка готова. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedShare"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CaptchaRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSharedProducts: {
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
            /** @description Товары ссылки. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedProducts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Ссылка не действует. */
            404: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            429: components["responses"]["TooManyRequests"];
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
            /** @description Прав на действие нет, или читателя удалили из компании, для которой заказ. */
            403: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
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
    previewRefund: {
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
                "application/json": components["schemas"]["RefundSelection"];
            };
        };
        responses: {
            /** @description Что вернётся. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Вернуть нельзя; `reason` — NotAllowed, AlreadyExists. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            /** @description Штук больше, чем ещё можно вернуть; `reason` — QuantityTooLarge. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
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
    changePhone: {
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
                "application/json": components["schemas"]["ChangePhone"];
            };
        };
        responses: {
            /** @description Телефон сохранён. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Телефон даёт поставщик удостоверений. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listInvitations: {
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
            /** @description Приглашения, новые первыми. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    readInvitationLink: {
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
                "application/json": components["schemas"]["InvitationLink"];
            };
        };
        responses: {
            /** @description Приглашение и его состояние. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationByLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    acceptInvitation: {
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
                "application/json": components["schemas"]["InvitationProof"];
            };
        };
        responses: {
            /** @description Вступил. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Принять нельзя. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    declineInvitation: {
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
                "application/json": components["schemas"]["InvitationProof"];
            };
        };
        responses: {
            /** @description Отклонено. */
            204: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Отвечать уже не на что. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
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
            /** @description Компания уже есть или тот же запрос ещё выполняется; `reason` — AlreadyExists, AlreadyRegistered или RequestInProgress. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    listActiveContracts: {
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
            /** @description Действующие договоры. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contracts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    searchPartners: {
        parameters: {
            query: {
                /**
                 * @description ИНН, ОГРН или часть названия.
                 * @example 7728168971
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
                    "application/json": components["schemas"]["PartnerSuggestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
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
                /**
                 * @description Одноразовый токен пройденной проверки «я не робот»; нужен только посетителю без входа и только там, где ответ — 403 с reason CaptchaRequired.
                 * @example dD0xNzczNDg4MDAw
                 */
                "X-Captcha-Token"?: components["parameters"]["CaptchaToken"];
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
            403: components["responses"]["CaptchaRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    searchBrands: {
        parameters: {
            query?: {
                /**
                 * @description Часть названия.
                 * @example эстер
                 */
                query?: components["schemas"]["SearchQuery"];
                /**
                 * @description Только бренды с товарами этой категории и вложенных.
                 * @example terapiya-kompozity
                 */
                categoryID?: components["schemas"]["ID"];
                /** @description Сколько брендов; без него 20. */
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
            /** @description Найденные бренды. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getBrand: {
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
            /** @description Бренд. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getProductByMarketID: {
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
                 * @description Идентификатор предложения (`marketID`).
                 * @example 100245
                 */
                id: string;
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
                    "application/json": components["schemas"]["ProductIdentity"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listPromotionCategories: {
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
                "application/json": components["schemas"]["PromotionCategoriesRequest"];
            };
        };
        responses: {
            /** @description Категории в порядке каталога. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionCategories"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderCertificates: {
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
            /** @description Документы. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCertificates"];
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
    downloadOrderCertificates: {
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
            /** @description Архив. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": File;
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
    getOrderTransferDocument: {
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
            /** @description УПД. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
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
    getStaticPage: {
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
            path: {
                /**
                 * @description Имя страницы, последняя часть её адреса в магазине.
                 * @example delivery
                 */
                id: components["schemas"]["StaticPageID"] | components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Страница. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaticPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Только такие; без него все. */
                state?: components["schemas"]["NotificationState"];
                /** @description Любая из тем; без неё все. */
                topic?: components["schemas"]["NotificationTopic"][];
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
            /** @description Страница уведомлений. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    receiveNotifications: {
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
            /** @description Отмечено. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsReceived"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    receiveNotification: {
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
            /** @description Уведомление. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNotification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    sendOtp: {
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
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description Код отправлен. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            /** @description Отправить некуда. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            /** @description Слишком часто; `Retry-After` — через сколько секунд можно. */
            429: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    resendOtp: {
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
                "application/json": components["schemas"]["OtpResendRequest"];
            };
        };
        responses: {
            /** @description Новый код отправлен. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            /** @description Слишком часто; `Retry-After` — через сколько секунд можно. */
            429: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /** @description Любое из; без него все. */
                status?: components["schemas"]["TicketStatus"][];
                /** @description Любой из; без него все. */
                type?: components["schemas"]["TicketType"][];
                /**
                 * @description Только об этом заказе.
                 * @example 240507
                 */
                orderID?: components["schemas"]["ID"];
                /** @description Часть номера или текста. */
                text?: string;
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
            /** @description Страница обращений. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createEDOTicket: {
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
                "application/json": components["schemas"]["EDORequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
            404: components["responses"]["NotFound"];
            /** @description Такое обращение уже есть или тот же запрос ещё выполняется; `reason` — AlreadyExists или RequestInProgress. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createMaintenanceTicket: {
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
                "application/json": components["schemas"]["MaintenanceRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createGeneralTicket: {
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
                "application/json": components["schemas"]["GeneralTicketRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
    createOrderDeliveryTicket: {
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
                "application/json": components["schemas"]["OrderTicketRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createOrderPaymentTicket: {
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
                "application/json": components["schemas"]["OrderTicketRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createOrderProductsTicket: {
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
                "application/json": components["schemas"]["OrderProductsRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createOrderQuestionTicket: {
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
                "application/json": components["schemas"]["OrderTicketRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createRefundTicket: {
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
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTicket"];
                };
            };
            /** @description Запрос не соответствует контракту или код не подошёл; `reason` — ValidationFailed, InvalidCode, CodeExpired. */
            400: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Заказ вернуть нельзя или возврат уже оформляется; `reason` — NotAllowed, AlreadyExists, RequestInProgress. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            /** @description Штук больше, чем ещё можно вернуть (QuantityTooLarge), или ключ повтора уже использован с другим запросом. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            /** @description Попытки кончились (TooManyAttempts) или слишком много обращений (TooManyRequests). */
            429: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createPartnerTicket: {
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
                "application/json": components["schemas"]["PartnerRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
            /** @description Такое обращение уже есть или тот же запрос ещё выполняется; `reason` — AlreadyExists или RequestInProgress. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createIndividualPartnerTicket: {
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
        requestBody?: never;
        responses: {
            /** @description Обращение принято. */
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
            /** @description Такое обращение уже есть или тот же запрос ещё выполняется; `reason` — AlreadyExists или RequestInProgress. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createOrderAccessTicket: {
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
                "multipart/form-data": components["schemas"]["OrderAccessRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
            404: components["responses"]["NotFound"];
            /** @description Такое обращение уже есть или тот же запрос ещё выполняется; `reason` — AlreadyExists или RequestInProgress. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            /** @description Файлы или дата не подходят; `errors` называет каждый из файлов. `reason` — FileTypeNotAllowed, FileTooLarge, FileEmpty, DateInPast, DateTooFar, IdempotencyKeyReused. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createTradingAccessTicket: {
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
                "application/json": components["schemas"]["TradingAccessRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
            404: components["responses"]["NotFound"];
            /** @description Такое обращение уже есть или тот же запрос ещё выполняется; `reason` — AlreadyExists или RequestInProgress. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createAnalogsTicket: {
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
                "application/json": components["schemas"]["ProductsTicketRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createPurchaseTicket: {
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
                "application/json": components["schemas"]["ProductsTicketRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createProductQuestionTicket: {
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
                "application/json": components["schemas"]["ProductQuestionRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createWaitingListTicket: {
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
                "application/json": components["schemas"]["ProductsTicketRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
            404: components["responses"]["NotFound"];
            /** @description Такое обращение уже есть или тот же запрос ещё выполняется; `reason` — AlreadyExists или RequestInProgress. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createPromotionTicket: {
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
                "application/json": components["schemas"]["PromotionOfferRequest"];
            };
        };
        responses: {
            /** @description Обращение принято. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getTicket: {
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
            /** @description Обращение. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    cancelTicket: {
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
            /** @description Обращение закрыто. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Отказаться уже нельзя. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createTicketFeedback: {
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
                "application/json": components["schemas"]["NewTicketFeedback"];
            };
        };
        responses: {
            /** @description Оценка принята. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketFeedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Оценить нельзя. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    createTicketMessage: {
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
                "multipart/form-data": components["schemas"]["NewTicketMessage"];
            };
        };
        responses: {
            /** @description Запись принята; обращение целиком. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Обращение закрыто или тот же запрос ещё выполняется; `reason` — NotAllowed или RequestInProgress. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            /** @description Файлы не подходят; `errors` называет каждый. `reason` — FileTypeNotAllowed, FileTooLarge, FileEmpty, IdempotencyKeyReused. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    receiveTicket: {
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
            /** @description Обращение. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getAnalytic: {
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
                "application/json": components["schemas"]["AnalyticFilter"];
            };
        };
        responses: {
            /** @description Аналитика. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analytic"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Срок не подходит; `reason` — PeriodInvalid (конец раньше начала), PeriodTooLong, TooManyPoints. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOwnFeedback: {
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
            /** @description Страница отзывов. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFeedbackList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listProductsToReview: {
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
            /** @description Товары. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductsToReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listPurchases: {
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
                "application/json": components["schemas"]["PurchasesFilter"];
            };
        };
        responses: {
            /** @description Страница купленного. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getNotificationSettings: {
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
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    changeNotificationSettings: {
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
                "application/json": components["schemas"]["ChangeNotificationSettings"];
            };
        };
        responses: {
            /** @description Настройки после изменения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Выбор не подходит; `reason` — ChannelUnavailable, ChannelsConflict, TopicRequired. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeCartBonusAction: {
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
                "application/json": components["schemas"]["ChangeCartBonusAction"];
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
            /** @description Так распорядиться бонусами нельзя. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeCartContract: {
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
                "application/json": components["schemas"]["ChangeCartContract"];
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
            /** @description Договор выбрать нельзя. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeCartTags: {
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
                "application/json": components["schemas"]["ChangeCartTags"];
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
            /** @description Меток у этого покупателя нет. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    proceedCartToManager: {
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
                "application/json": components["schemas"]["ProceedCartToManager"];
            };
        };
        responses: {
            /** @description Заказ передан. */
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
            /** @description Передавать нечего или ключ повтора занят. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importCartProducts: {
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
                "application/json": components["schemas"]["ImportCartProducts"];
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
    addCartPromoCode: {
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
                "application/json": components["schemas"]["AddCartPromoCode"];
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
            /** @description Промокод не подходит; `reason` — PromoCodeNotFound, PromoCodeExpired, PromoCodeUsed, PromoCodeNotApplicable, PromoCodesConflict. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCartPromoCode: {
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
                "application/json": components["schemas"]["DeleteCartPromoCode"];
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
            default: components["responses"]["Failure"];
        };
    };
    listCheckoutPromoCodes: {
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
            /** @description Промокоды. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutPromoCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listPendingOrders: {
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
            /** @description Заказы. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingOrders"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderInstallment: {
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
            /** @description Рассрочка. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Installment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Заказ оплачивают не рассрочкой. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    payOrderOnline: {
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
        requestBody?: never;
        responses: {
            /** @description Оплата начата. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlinePayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Платить нечего или нельзя. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    explainCartPrice: {
        parameters: {
            query?: {
                /** @description Цена этой строки; без него — всего. */
                productID?: components["parameters"]["productID"];
                /** @description Посчитать только по этим товарам корзины, как посчитает оформление; без параметра — по всем. Которых в корзине нет, не считаются. */
                selected?: components["schemas"]["ID"][];
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
            /** @description Цена по шагам. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceExplanation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    explainOrderPrice: {
        parameters: {
            query?: {
                /** @description Цена этой строки; без него — всего. */
                productID?: components["parameters"]["productID"];
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
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Цена по шагам. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceExplanation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderInvoice: {
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
            /** @description Счёт. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
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
    listOwnPromoCodes: {
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
            /** @description Промокоды. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPromoCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listBonuses: {
        parameters: {
            query?: {
                /** @description Только начисления или только списания; без него всё. */
                flow?: components["schemas"]["BonusFlow"];
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
            /** @description Страница истории. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportOwnData: {
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
            /** @description Данные. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
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
            /** @description Сеансы. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInSessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    endOtherSessions: {
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
            /** @description Завершены, или их не было. */
            204: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    endSession: {
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
            /** @description Завершён. */
            204: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    connectTelegram: {
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
            /** @description Новая ссылка. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelegramLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Бота у магазина нет. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    disconnectTelegram: {
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
            /** @description Чат не подключён. */
            204: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listPushDevices: {
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
            /** @description Ключ и устройства. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDevices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    savePushSubscription: {
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
                "application/json": components["schemas"]["PushSubscription"];
            };
        };
        responses: {
            /** @description Ключ и устройства после изменения. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDevices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Подписка не годится. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    movePushSubscription: {
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
                "application/json": components["schemas"]["MovedPushSubscription"];
            };
        };
        responses: {
            /** @description Заменена. */
            204: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description Подписка не годится. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deletePushSubscription: {
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
            /** @description Удалена. */
            204: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listStaffTickets: {
        parameters: {
            query?: {
                /** @description Любое из; без него все. */
                status?: components["schemas"]["TicketStatus"][];
                /** @description Любой из; без него все. */
                type?: components["schemas"]["TicketType"][];
                /** @description Чьи; без него все. */
                assignee?: components["schemas"]["StaffAssigneeFilter"];
                /** @description Часть номера или текста; имени, телефона или почты автора; названия или ИНН компании. */
                text?: string;
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
            /** @description Страница очереди. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTickets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            default: components["responses"]["Failure"];
        };
    };
    getStaffTicket: {
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
            /** @description Обращение. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    respondToTicket: {
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
                "application/json": components["schemas"]["StaffTicketResponse"];
            };
        };
        responses: {
            /** @description Ответ записан. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            /** @description Обращение уже закрыто, или сделать это нельзя. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    assignTicket: {
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
                "application/json": components["schemas"]["StaffAssignment"];
            };
        };
        responses: {
            /** @description Обращение с новым ответственным. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            /** @description Обращение уже закрыто. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    listStaffAssignees: {
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
            /** @description Сотрудники. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAssignees"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            default: components["responses"]["Failure"];
        };
    };
    listStaffOrders: {
        parameters: {
            query?: {
                /** @description Любое из; без него все. */
                status?: components["schemas"]["OrderStatus"][];
                /** @description Любое из; без него все. */
                paymentStatus?: components["schemas"]["PaymentStatus"][];
                /** @description Любой из; без него все. */
                deliveryMethod?: components["schemas"]["DeliveryMethod"][];
                /** @description true — только те, за которые надо вернуть деньги вручную. */
                toReturn?: boolean;
                /** @description Первый день по Москве, когда заказ оформлен. */
                from?: string;
                /** @description Последний день по Москве, включительно. */
                to?: string;
                /** @description `toPay` не меньше. */
                sumFrom?: components["schemas"]["Kopecks"];
                /** @description `toPay` не больше. */
                sumTo?: components["schemas"]["Kopecks"];
                /** @description Порядок; без него Newest. */
                sort?: components["schemas"]["StaffOrdersSort"];
                /** @description Часть номера, названия или артикула товара; имени, телефона, почты или ИНН покупателя, оформившего и получателя. Номер – в любом написании (`Д-240507`, `d240507`); номер обращения (`О-1003`) находит заказ, о котором оно. */
                text?: string;
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
            /** @description Страница заказов. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrders"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            default: components["responses"]["Failure"];
        };
    };
    getStaffOrder: {
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    takeOrderStep: {
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
                "application/json": components["schemas"]["StaffOrderMove"];
            };
        };
        responses: {
            /** @description Шаг сделан. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            /** @description Такой шаг сейчас невозможен, заказ уже в другом состоянии или не оплачен; `reason` — NotAllowed, VersionConflict, NotPaid. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            /** @description Не хватает причины или документа, или его сумма не та; `reason` — ReasonRequired, ItemsRequired, QuantityTooLarge, TransferRequired, WrongAmount, WrongDay, NumberTaken, IdempotencyKeyReused. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewOrderReturn: {
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
                "application/json": components["schemas"]["RefundSelection"];
            };
        };
        responses: {
            /** @description Что вернётся. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            /** @description Вернуть нельзя; `reason` — NotAllowed, AlreadyExists. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    listModeration: {
        parameters: {
            query?: {
                /** @description В каком состоянии; без него Moderation. */
                status?: components["schemas"]["FeedbackStatus"];
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
            /** @description Страница отзывов. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReviews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            default: components["responses"]["Failure"];
        };
    };
    decideReview: {
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
                "application/json": components["schemas"]["StaffReviewDecision"];
            };
        };
        responses: {
            /** @description Решение записано; остальные отзывы на проверке. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReviews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            /** @description Отзыв изменился или уже решён; `reason` — VersionConflict, AlreadyDecided. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Failure"];
        };
    };
    createStaffTicketMessage: {
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
                "multipart/form-data": components["schemas"]["NewTicketMessage"];
            };
        };
        responses: {
            /** @description Ответ записан; обращение целиком. */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            /** @description Обращение уже закрыто, или сделать это нельзя. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            /** @description Файлы не подходят; `errors` называет каждый. `reason` — FileTypeNotAllowed, FileTooLarge, FileEmpty, IdempotencyKeyReused. */
            422: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorPayload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCatalogImports: {
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
            /** @description Страница импортов. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogImports"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            default: components["responses"]["Failure"];
        };
    };
    getCatalogImport: {
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
            /** @description Импорт. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogImportReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listCatalogImportEntries: {
        parameters: {
            query?: {
                /** @description Только такие строки; без него все. */
                kind?: components["schemas"]["CatalogImportEntryKind"];
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
                 * @description Идентификатор записи.
                 * @example 240501
                 */
                id: components["parameters"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Страница отчёта. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogImportEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description О чём: номер или идентификатор заказа или обращения (`Д-240507`, `240507`, `О-1003`, `1003`) либо отзыва. Заказ – со своими оплатами, возвратами и обращениями.
                 * @example Д-240507
                 */
                record?: string;
                /**
                 * @description Кто: логин, имя или почта, `staff:логин`, `user:номер`, `bank` (банк), `1c` (1С), `demo` (демо-менеджер) или `shop` (магазин).
                 * @example sveta
                 */
                actor?: string;
                /** @description Первый день по Москве. */
                from?: string;
                /** @description Последний день по Москве, включительно. */
                to?: string;
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
            /** @description Страница журнала. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["RequestID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffOnly"];
            default: components["responses"]["Failure"];
        };
    };
}
