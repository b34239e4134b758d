import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  CartPreview,
  CategoryDetail,
  CategoryHierarchy,
  CategoryTree,
  Feedback,
  FeedbackList,
  ProductCollection,
  ProductDetail,
  ProductFilters,
  ProductIdentity,
  ProductList
} from '../model';

const schemas = () => import('./product.schemas.ts');
import type {
  CartConflict,
  CartQuantityAddition,
  CartQuantityChange,
  ErrorPayload,
  FeedbackInput,
  Id,
  ListHitProductsParams,
  ListProductFeedbackParams,
  ListRecommendedProductsParams,
  ListViewedProductsParams,
  ProductFilter,
  ProductListRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetCategoryTreeUrl = () => {




  return `/api/v1/product/categories`
}

/**
 * Категории с товарами не глубже трёх уровней — для меню каталога и страницы каталога. Меняется только с каталогом: ответ несёт ETag, повторный запрос с If-None-Match отвечает 304.
 * @summary Дерево категорий
 */
export const getCategoryTree = async ( options?: Parameters<typeof http>[1]): Promise<CategoryTree> => {

  return http<CategoryTree>(getGetCategoryTreeUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).CategoryTree
  }
);}





export const getGetCategoryTreeQueryKey = () => {
    return [
    'api','v1','product','categories'
    ] as const;
    }


export const getGetCategoryTreeQueryOptions = <TData = Awaited<ReturnType<typeof getCategoryTree>>, TError = ErrorType<void | ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryTree>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCategoryTreeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCategoryTree>>> = ({ signal }) => getCategoryTree({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCategoryTree>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCategoryTreeQueryResult = NonNullable<Awaited<ReturnType<typeof getCategoryTree>>>
export type GetCategoryTreeQueryError = ErrorType<void | ErrorPayload>


export function useGetCategoryTree<TData = Awaited<ReturnType<typeof getCategoryTree>>, TError = ErrorType<void | ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryTree>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategoryTree>>,
          TError,
          Awaited<ReturnType<typeof getCategoryTree>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryTree<TData = Awaited<ReturnType<typeof getCategoryTree>>, TError = ErrorType<void | ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryTree>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategoryTree>>,
          TError,
          Awaited<ReturnType<typeof getCategoryTree>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryTree<TData = Awaited<ReturnType<typeof getCategoryTree>>, TError = ErrorType<void | ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryTree>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Дерево категорий
 */

export function useGetCategoryTree<TData = Awaited<ReturnType<typeof getCategoryTree>>, TError = ErrorType<void | ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryTree>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCategoryTreeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Дерево категорий
 */
export const prefetchGetCategoryTreeQuery = async <TData = Awaited<ReturnType<typeof getCategoryTree>>, TError = ErrorType<void | ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryTree>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCategoryTreeQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCategoryTree} query
 */
export const invalidateGetCategoryTree = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCategoryTreeQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Дерево категорий
 */
export const useSetGetCategoryTreeQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getCategoryTree>> | undefined | ((old: Awaited<ReturnType<typeof getCategoryTree>> | undefined) => Awaited<ReturnType<typeof getCategoryTree>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCategoryTree>>>({ exact: $exactMatch, queryKey: getGetCategoryTreeQueryKey() }, updater);
  };
}

/**
 * @summary Дерево категорий
 */
export const useGetGetCategoryTreeQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getCategoryTree>>>(getGetCategoryTreeQueryKey());
}


export const getGetCategoryTreeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCategoryTree>>, TError = ErrorType<void | ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryTree>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCategoryTreeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCategoryTree>>> = ({ signal }) => getCategoryTree({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryTree>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCategoryTreeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCategoryTree>>>
export type GetCategoryTreeSuspenseQueryError = ErrorType<void | ErrorPayload>


export function useGetCategoryTreeSuspense<TData = Awaited<ReturnType<typeof getCategoryTree>>, TError = ErrorType<void | ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryTree>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryTreeSuspense<TData = Awaited<ReturnType<typeof getCategoryTree>>, TError = ErrorType<void | ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryTree>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryTreeSuspense<TData = Awaited<ReturnType<typeof getCategoryTree>>, TError = ErrorType<void | ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryTree>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Дерево категорий
 */

export function useGetCategoryTreeSuspense<TData = Awaited<ReturnType<typeof getCategoryTree>>, TError = ErrorType<void | ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryTree>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCategoryTreeSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCategoryUrl = (id: string,) => {




  return `/api/v1/product/categories/${encodeURIComponent(String(id))}`
}

/**
 * Категория с путём от корня и вложенными категориями на один уровень. Идентификатором служит `id` или `slug`.
 * @summary Категория
 */
export const getCategory = async (id: string, options?: Parameters<typeof http>[1]): Promise<CategoryDetail> => {

  return http<CategoryDetail>(getGetCategoryUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).CategoryDetail
  }
);}





export const getGetCategoryQueryKey = (id: string,) => {
    return [
    'api','v1','product','categories',id
    ] as const;
    }


export const getGetCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCategoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCategory>>> = ({ signal }) => getCategory(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getCategory>>>
export type GetCategoryQueryError = ErrorType<ErrorPayload>


export function useGetCategory<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategory>>,
          TError,
          Awaited<ReturnType<typeof getCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategory<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategory>>,
          TError,
          Awaited<ReturnType<typeof getCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategory<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Категория
 */

export function useGetCategory<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCategoryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Категория
 */
export const prefetchGetCategoryQuery = async <TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCategoryQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCategory} query
 */
export const invalidateGetCategory = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCategoryQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Категория
 */
export const useSetGetCategoryQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getCategory>> | undefined | ((old: Awaited<ReturnType<typeof getCategory>> | undefined) => Awaited<ReturnType<typeof getCategory>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCategory>>>({ exact: $exactMatch, queryKey: getGetCategoryQueryKey(id) }, updater);
  };
}

/**
 * @summary Категория
 */
export const useGetGetCategoryQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getCategory>>>(getGetCategoryQueryKey(id));
}


export const getGetCategorySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCategoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCategory>>> = ({ signal }) => getCategory(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCategorySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCategory>>>
export type GetCategorySuspenseQueryError = ErrorType<ErrorPayload>


export function useGetCategorySuspense<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategorySuspense<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategorySuspense<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Категория
 */

export function useGetCategorySuspense<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCategorySuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCategoryHierarchyUrl = (id: string,) => {




  return `/api/v1/product/categories/${encodeURIComponent(String(id))}/hierarchy`
}

/**
 * Категории от корня до названной — для хлебных крошек.
 * @summary Путь к категории
 */
export const getCategoryHierarchy = async (id: string, options?: Parameters<typeof http>[1]): Promise<CategoryHierarchy> => {

  return http<CategoryHierarchy>(getGetCategoryHierarchyUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).CategoryHierarchy
  }
);}





export const getGetCategoryHierarchyQueryKey = (id: string,) => {
    return [
    'api','v1','product','categories',id,'hierarchy'
    ] as const;
    }


export const getGetCategoryHierarchyQueryOptions = <TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCategoryHierarchyQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCategoryHierarchy>>> = ({ signal }) => getCategoryHierarchy(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCategoryHierarchyQueryResult = NonNullable<Awaited<ReturnType<typeof getCategoryHierarchy>>>
export type GetCategoryHierarchyQueryError = ErrorType<ErrorPayload>


export function useGetCategoryHierarchy<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategoryHierarchy>>,
          TError,
          Awaited<ReturnType<typeof getCategoryHierarchy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryHierarchy<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategoryHierarchy>>,
          TError,
          Awaited<ReturnType<typeof getCategoryHierarchy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryHierarchy<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Путь к категории
 */

export function useGetCategoryHierarchy<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCategoryHierarchyQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Путь к категории
 */
export const prefetchGetCategoryHierarchyQuery = async <TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCategoryHierarchyQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCategoryHierarchy} query
 */
export const invalidateGetCategoryHierarchy = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCategoryHierarchyQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Путь к категории
 */
export const useSetGetCategoryHierarchyQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getCategoryHierarchy>> | undefined | ((old: Awaited<ReturnType<typeof getCategoryHierarchy>> | undefined) => Awaited<ReturnType<typeof getCategoryHierarchy>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCategoryHierarchy>>>({ exact: $exactMatch, queryKey: getGetCategoryHierarchyQueryKey(id) }, updater);
  };
}

/**
 * @summary Путь к категории
 */
export const useGetGetCategoryHierarchyQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getCategoryHierarchy>>>(getGetCategoryHierarchyQueryKey(id));
}


export const getGetCategoryHierarchySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCategoryHierarchyQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCategoryHierarchy>>> = ({ signal }) => getCategoryHierarchy(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCategoryHierarchySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCategoryHierarchy>>>
export type GetCategoryHierarchySuspenseQueryError = ErrorType<ErrorPayload>


export function useGetCategoryHierarchySuspense<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryHierarchySuspense<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryHierarchySuspense<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Путь к категории
 */

export function useGetCategoryHierarchySuspense<TData = Awaited<ReturnType<typeof getCategoryHierarchy>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryHierarchy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCategoryHierarchySuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetProductFiltersUrl = () => {




  return `/api/v1/product/getFilters`
}

/**
 * Фильтры со счётчиками для того же отбора, что у `listProducts`: семья вариантов считается один раз. Счётчик значения не учитывает выбор внутри своего же фильтра и учитывает все остальные. Источники RecentlyViewed, Favorites и PreviouslyBought без входа отвечают 401.
 * @summary Фильтры списка товаров
 */
export const getProductFilters = async (productFilter: ProductFilter, options?: Parameters<typeof http>[1]): Promise<ProductFilters> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<ProductFilters>(getGetProductFiltersUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productFilter),
    schema: async () => (await schemas()).ProductFilters
  }
);}





export const getGetProductFiltersQueryKey = (productFilter?: ProductFilter,) => {
    return [
    'POST', 'api','v1','product','getFilters', productFilter
    ] as const;
    }


export const getGetProductFiltersQueryOptions = <TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(productFilter: ProductFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductFiltersQueryKey(productFilter);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductFilters>>> = ({ signal }) => getProductFilters(productFilter, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductFiltersQueryResult = NonNullable<Awaited<ReturnType<typeof getProductFilters>>>
export type GetProductFiltersQueryError = ErrorType<ErrorPayload>


export function useGetProductFilters<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductFilters>>,
          TError,
          Awaited<ReturnType<typeof getProductFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductFilters<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductFilters>>,
          TError,
          Awaited<ReturnType<typeof getProductFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductFilters<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Фильтры списка товаров
 */

export function useGetProductFilters<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductFiltersQueryOptions(productFilter,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Фильтры списка товаров
 */
export const prefetchGetProductFiltersQuery = async <TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, productFilter: ProductFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetProductFiltersQueryOptions(productFilter,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetProductFilters} query
 */
export const invalidateGetProductFilters = async (
 queryClient: QueryClient, productFilter: ProductFilter, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProductFiltersQueryKey(productFilter) }, options);

  return queryClient;
}

/**
 * @summary Фильтры списка товаров
 */
export const useSetGetProductFiltersQueryData = () => {
  const queryClient = useQueryClient();
  return (productFilter: ProductFilter | undefined,updater: Awaited<ReturnType<typeof getProductFilters>> | undefined | ((old: Awaited<ReturnType<typeof getProductFilters>> | undefined) => Awaited<ReturnType<typeof getProductFilters>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getProductFilters>>>({ exact: $exactMatch, queryKey: getGetProductFiltersQueryKey(productFilter) }, updater);
  };
}

/**
 * @summary Фильтры списка товаров
 */
export const useGetGetProductFiltersQueryData = () => {
  const queryClient = useQueryClient();
  return (productFilter: ProductFilter,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getProductFilters>>>(getGetProductFiltersQueryKey(productFilter));
}


export const getGetProductFiltersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(productFilter: ProductFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductFiltersQueryKey(productFilter);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductFilters>>> = ({ signal }) => getProductFilters(productFilter, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProductFiltersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProductFilters>>>
export type GetProductFiltersSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetProductFiltersSuspense<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductFiltersSuspense<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductFiltersSuspense<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Фильтры списка товаров
 */

export function useGetProductFiltersSuspense<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductFiltersSuspenseQueryOptions(productFilter,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListProductsUrl = () => {




  return `/api/v1/product/getProducts`
}

/**
 * Страница товаров из любого источника с отбором и сортировкой; карточки полны, отдельных запросов не нужно. Семья вариантов — одна карточка, и `total`, и страницы считают семьи; она подходит, если всем условиям сразу отвечает хотя бы один её вариант, и показана тем подходящим, что в этом порядке первый (по цене — самым дешёвым или самым дорогим). Favorites, PreviouslyBought и отбор по `ids` перечисляют варианты отдельно. Если по `query` ничего нет, ищется исправленный запрос, и `correctedQuery` говорит какой; `literalQuery` это выключает. Неизвестные категория, бренд и акция дают пустой список. Источники RecentlyViewed, Favorites и PreviouslyBought без входа отвечают 401.
 * @summary Список товаров
 */
export const listProducts = async (productListRequest: ProductListRequest, options?: Parameters<typeof http>[1]): Promise<ProductList> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<ProductList>(getListProductsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productListRequest),
    schema: async () => (await schemas()).ProductList
  }
);}





export const getListProductsQueryKey = (productListRequest?: ProductListRequest,) => {
    return [
    'POST', 'api','v1','product','getProducts', productListRequest
    ] as const;
    }


export const getListProductsQueryOptions = <TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<ErrorPayload>>(productListRequest: ProductListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsQueryKey(productListRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ signal }) => listProducts(productListRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsQueryError = ErrorType<ErrorPayload>


export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<ErrorPayload>>(
 productListRequest: ProductListRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<ErrorPayload>>(
 productListRequest: ProductListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<ErrorPayload>>(
 productListRequest: ProductListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Список товаров
 */

export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<ErrorPayload>>(
 productListRequest: ProductListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsQueryOptions(productListRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Список товаров
 */
export const prefetchListProductsQuery = async <TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, productListRequest: ProductListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListProductsQueryOptions(productListRequest,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListProducts} query
 */
export const invalidateListProducts = async (
 queryClient: QueryClient, productListRequest: ProductListRequest, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProductsQueryKey(productListRequest) }, options);

  return queryClient;
}

/**
 * @summary Список товаров
 */
export const useSetListProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (productListRequest: ProductListRequest | undefined,updater: Awaited<ReturnType<typeof listProducts>> | undefined | ((old: Awaited<ReturnType<typeof listProducts>> | undefined) => Awaited<ReturnType<typeof listProducts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listProducts>>>({ exact: $exactMatch, queryKey: getListProductsQueryKey(productListRequest) }, updater);
  };
}

/**
 * @summary Список товаров
 */
export const useGetListProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (productListRequest: ProductListRequest,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listProducts>>>(getListProductsQueryKey(productListRequest));
}


export const getListProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<ErrorPayload>>(productListRequest: ProductListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsQueryKey(productListRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ signal }) => listProducts(productListRequest, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListProductsSuspense<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<ErrorPayload>>(
 productListRequest: ProductListRequest, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsSuspense<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<ErrorPayload>>(
 productListRequest: ProductListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsSuspense<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<ErrorPayload>>(
 productListRequest: ProductListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Список товаров
 */

export function useListProductsSuspense<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<ErrorPayload>>(
 productListRequest: ProductListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsSuspenseQueryOptions(productListRequest,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListHitProductsUrl = (params?: ListHitProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/product/hits?${stringifiedParams}` : `/api/v1/product/hits`
}

/**
 * Самые продаваемые товары, которые можно купить; с `categoryID` — внутри категории.
 * @summary Хиты продаж
 */
export const listHitProducts = async (params?: ListHitProductsParams, options?: Parameters<typeof http>[1]): Promise<ProductCollection> => {

  return http<ProductCollection>(getListHitProductsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).ProductCollection
  }
);}





export const getListHitProductsQueryKey = (params?: ListHitProductsParams,) => {
    return [
    'api','v1','product','hits', ...(params ? [params] : [])
    ] as const;
    }


export const getListHitProductsQueryOptions = <TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(params?: ListHitProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHitProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHitProducts>>> = ({ signal }) => listHitProducts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHitProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listHitProducts>>>
export type ListHitProductsQueryError = ErrorType<ErrorPayload>


export function useListHitProducts<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListHitProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHitProducts>>,
          TError,
          Awaited<ReturnType<typeof listHitProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHitProducts<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListHitProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHitProducts>>,
          TError,
          Awaited<ReturnType<typeof listHitProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHitProducts<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListHitProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Хиты продаж
 */

export function useListHitProducts<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListHitProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHitProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Хиты продаж
 */
export const prefetchListHitProductsQuery = async <TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListHitProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListHitProductsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListHitProducts} query
 */
export const invalidateListHitProducts = async (
 queryClient: QueryClient, params?: ListHitProductsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListHitProductsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Хиты продаж
 */
export const useSetListHitProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListHitProductsParams | undefined,updater: Awaited<ReturnType<typeof listHitProducts>> | undefined | ((old: Awaited<ReturnType<typeof listHitProducts>> | undefined) => Awaited<ReturnType<typeof listHitProducts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listHitProducts>>>({ exact: $exactMatch, queryKey: getListHitProductsQueryKey(params) }, updater);
  };
}

/**
 * @summary Хиты продаж
 */
export const useGetListHitProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListHitProductsParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listHitProducts>>>(getListHitProductsQueryKey(params));
}


export const getListHitProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(params?: ListHitProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHitProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHitProducts>>> = ({ signal }) => listHitProducts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListHitProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listHitProducts>>>
export type ListHitProductsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListHitProductsSuspense<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListHitProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHitProductsSuspense<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListHitProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHitProductsSuspense<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListHitProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Хиты продаж
 */

export function useListHitProductsSuspense<TData = Awaited<ReturnType<typeof listHitProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListHitProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHitProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHitProductsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRecommendedProductsUrl = (params: ListRecommendedProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["productID"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/product/recommendations?${stringifiedParams}` : `/api/v1/product/recommendations`
}

/**
 * Что предложить рядом с названными товарами или самому читателю; только то, что можно купить, из каждой семьи один товар, лучшее первым. BoughtTogether без `productID` пуст; ForYou смотрит на просмотренное и купленное читателем, а посетителю — на названное в `productID`, и дополняется хитами. Неизвестные товары пропускаются.
 * @summary Рекомендованные товары
 */
export const listRecommendedProducts = async (params: ListRecommendedProductsParams, options?: Parameters<typeof http>[1]): Promise<ProductCollection> => {

  return http<ProductCollection>(getListRecommendedProductsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).ProductCollection
  }
);}





export const getListRecommendedProductsQueryKey = (params?: ListRecommendedProductsParams,) => {
    return [
    'api','v1','product','recommendations', ...(params ? [params] : [])
    ] as const;
    }


export const getListRecommendedProductsQueryOptions = <TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(params: ListRecommendedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecommendedProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecommendedProducts>>> = ({ signal }) => listRecommendedProducts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecommendedProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listRecommendedProducts>>>
export type ListRecommendedProductsQueryError = ErrorType<ErrorPayload>


export function useListRecommendedProducts<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecommendedProducts>>,
          TError,
          Awaited<ReturnType<typeof listRecommendedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendedProducts<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecommendedProducts>>,
          TError,
          Awaited<ReturnType<typeof listRecommendedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendedProducts<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Рекомендованные товары
 */

export function useListRecommendedProducts<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecommendedProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Рекомендованные товары
 */
export const prefetchListRecommendedProductsQuery = async <TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params: ListRecommendedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListRecommendedProductsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListRecommendedProducts} query
 */
export const invalidateListRecommendedProducts = async (
 queryClient: QueryClient, params: ListRecommendedProductsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRecommendedProductsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Рекомендованные товары
 */
export const useSetListRecommendedProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListRecommendedProductsParams | undefined,updater: Awaited<ReturnType<typeof listRecommendedProducts>> | undefined | ((old: Awaited<ReturnType<typeof listRecommendedProducts>> | undefined) => Awaited<ReturnType<typeof listRecommendedProducts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listRecommendedProducts>>>({ exact: $exactMatch, queryKey: getListRecommendedProductsQueryKey(params) }, updater);
  };
}

/**
 * @summary Рекомендованные товары
 */
export const useGetListRecommendedProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListRecommendedProductsParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listRecommendedProducts>>>(getListRecommendedProductsQueryKey(params));
}


export const getListRecommendedProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(params: ListRecommendedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecommendedProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecommendedProducts>>> = ({ signal }) => listRecommendedProducts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRecommendedProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRecommendedProducts>>>
export type ListRecommendedProductsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListRecommendedProductsSuspense<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendedProductsSuspense<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendedProductsSuspense<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Рекомендованные товары
 */

export function useListRecommendedProductsSuspense<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecommendedProductsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetProductBySlugUrl = (slug: string,) => {




  return `/api/v1/product/bySlug/${encodeURIComponent(String(slug))}`
}

/**
 * Всё для страницы товара: карточка, описание, характеристики, документы, семья вариантов, похожие товары, действующие акции. Товар, которого больше нет в каталоге, отвечает как недоступный (Discontinued), а не 404, пока на него могут ссылаться заказы. Просмотр вошедшего читателя попадает в просмотренные, если ответ нужен не впрок.
 * @summary Страница товара
 */
export const getProductBySlug = async (slug: string, options?: Parameters<typeof http>[1]): Promise<ProductDetail> => {

  return http<ProductDetail>(getGetProductBySlugUrl(slug),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).ProductDetail
  }
);}





export const getGetProductBySlugQueryKey = (slug: string,) => {
    return [
    'api','v1','product','bySlug',slug
    ] as const;
    }


export const getGetProductBySlugQueryOptions = <TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductBySlugQueryKey(slug);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductBySlug>>> = ({ signal }) => getProductBySlug(slug, { signal, ...requestOptions });





   return  { queryKey, queryFn: slug === null || slug === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductBySlugQueryResult = NonNullable<Awaited<ReturnType<typeof getProductBySlug>>>
export type GetProductBySlugQueryError = ErrorType<ErrorPayload>


export function useGetProductBySlug<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductBySlug>>,
          TError,
          Awaited<ReturnType<typeof getProductBySlug>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductBySlug<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductBySlug>>,
          TError,
          Awaited<ReturnType<typeof getProductBySlug>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductBySlug<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Страница товара
 */

export function useGetProductBySlug<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductBySlugQueryOptions(slug,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Страница товара
 */
export const prefetchGetProductBySlugQuery = async <TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetProductBySlugQueryOptions(slug,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetProductBySlug} query
 */
export const invalidateGetProductBySlug = async (
 queryClient: QueryClient, slug: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProductBySlugQueryKey(slug) }, options);

  return queryClient;
}

/**
 * @summary Страница товара
 */
export const useSetGetProductBySlugQueryData = () => {
  const queryClient = useQueryClient();
  return (slug: string,updater: Awaited<ReturnType<typeof getProductBySlug>> | undefined | ((old: Awaited<ReturnType<typeof getProductBySlug>> | undefined) => Awaited<ReturnType<typeof getProductBySlug>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getProductBySlug>>>({ exact: $exactMatch, queryKey: getGetProductBySlugQueryKey(slug) }, updater);
  };
}

/**
 * @summary Страница товара
 */
export const useGetGetProductBySlugQueryData = () => {
  const queryClient = useQueryClient();
  return (slug: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getProductBySlug>>>(getGetProductBySlugQueryKey(slug));
}


export const getGetProductBySlugSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(slug: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductBySlugQueryKey(slug);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductBySlug>>> = ({ signal }) => getProductBySlug(slug, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProductBySlugSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProductBySlug>>>
export type GetProductBySlugSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetProductBySlugSuspense<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductBySlugSuspense<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductBySlugSuspense<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Страница товара
 */

export function useGetProductBySlugSuspense<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductBySlugSuspenseQueryOptions(slug,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddProductToCartUrl = (id: Id,) => {




  return `/api/v1/product/${encodeURIComponent(String(id))}/cart/add`
}

/**
 * Прибавляет количество к лежащему; без `quantity` — наименьшее количество товара. Правила и отказы те же, что у `addCartProduct`, ответ — только товары и количества.
 * @summary Положить товар в корзину
 */
export const addProductToCart = async (id: Id,
    cartQuantityAddition: CartQuantityAddition, options?: Parameters<typeof http>[1]): Promise<CartPreview> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CartPreview>(getAddProductToCartUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cartQuantityAddition),
    schema: async () => (await schemas()).CartPreview
  }
);}





export const getAddProductToCartMutationKey = () => ['addProductToCart'] as const;

export const getAddProductToCartMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductToCart>>, TError,AddProductToCartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addProductToCart>>, TError,AddProductToCartMutationVariables, TContext> => {

const mutationKey = getAddProductToCartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addProductToCart>>, AddProductToCartMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addProductToCart(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddProductToCartMutationResult = NonNullable<Awaited<ReturnType<typeof addProductToCart>>>
    export type AddProductToCartMutationBody = CartQuantityAddition
    export type AddProductToCartMutationError = ErrorType<ErrorPayload | CartConflict>
    export type AddProductToCartMutationVariables = {id: Id;data: CartQuantityAddition}

    /**
 * @summary Положить товар в корзину
 */
export const useAddProductToCart = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductToCart>>, TError,AddProductToCartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addProductToCart>>,
        TError,
        AddProductToCartMutationVariables,
        TContext
      > => {
      return useMutation(getAddProductToCartMutationOptions(options), queryClient);
    }
    export const getChangeProductInCartUrl = (id: Id,) => {




  return `/api/v1/product/${encodeURIComponent(String(id))}/cart/change`
}

/**
 * Ставит количество; 0 убирает товар. Правила и отказы те же, что у `changeCartProduct`, ответ — только товары и количества.
 * @summary Изменить количество товара в корзине
 */
export const changeProductInCart = async (id: Id,
    cartQuantityChange: CartQuantityChange, options?: Parameters<typeof http>[1]): Promise<CartPreview> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CartPreview>(getChangeProductInCartUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cartQuantityChange),
    schema: async () => (await schemas()).CartPreview
  }
);}





export const getChangeProductInCartMutationKey = () => ['changeProductInCart'] as const;

export const getChangeProductInCartMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeProductInCart>>, TError,ChangeProductInCartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeProductInCart>>, TError,ChangeProductInCartMutationVariables, TContext> => {

const mutationKey = getChangeProductInCartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeProductInCart>>, ChangeProductInCartMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeProductInCart(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeProductInCartMutationResult = NonNullable<Awaited<ReturnType<typeof changeProductInCart>>>
    export type ChangeProductInCartMutationBody = CartQuantityChange
    export type ChangeProductInCartMutationError = ErrorType<ErrorPayload | CartConflict>
    export type ChangeProductInCartMutationVariables = {id: Id;data: CartQuantityChange}

    /**
 * @summary Изменить количество товара в корзине
 */
export const useChangeProductInCart = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeProductInCart>>, TError,ChangeProductInCartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeProductInCart>>,
        TError,
        ChangeProductInCartMutationVariables,
        TContext
      > => {
      return useMutation(getChangeProductInCartMutationOptions(options), queryClient);
    }
    export const getListProductFeedbackUrl = (id: Id,
    params?: ListProductFeedbackParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/product/${encodeURIComponent(String(id))}/feedback?${stringifiedParams}` : `/api/v1/product/${encodeURIComponent(String(id))}/feedback`
}

/**
 * Отзывы, новые первыми, со средней оценкой и распределением оценок.
 * @summary Отзывы о товаре
 */
export const listProductFeedback = async (id: Id,
    params?: ListProductFeedbackParams, options?: Parameters<typeof http>[1]): Promise<FeedbackList> => {

  return http<FeedbackList>(getListProductFeedbackUrl(id,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).FeedbackList
  }
);}





export const getListProductFeedbackQueryKey = (id: Id,
    params?: ListProductFeedbackParams,) => {
    return [
    'api','v1','product',id,'feedback', ...(params ? [params] : [])
    ] as const;
    }


export const getListProductFeedbackQueryOptions = <TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductFeedbackQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductFeedback>>> = ({ signal }) => listProductFeedback(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductFeedbackQueryResult = NonNullable<Awaited<ReturnType<typeof listProductFeedback>>>
export type ListProductFeedbackQueryError = ErrorType<ErrorPayload>


export function useListProductFeedback<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params: undefined |  ListProductFeedbackParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductFeedback>>,
          TError,
          Awaited<ReturnType<typeof listProductFeedback>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductFeedback<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductFeedback>>,
          TError,
          Awaited<ReturnType<typeof listProductFeedback>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductFeedback<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Отзывы о товаре
 */

export function useListProductFeedback<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductFeedbackQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Отзывы о товаре
 */
export const prefetchListProductFeedbackQuery = async <TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListProductFeedbackQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListProductFeedback} query
 */
export const invalidateListProductFeedback = async (
 queryClient: QueryClient, id: Id,
    params?: ListProductFeedbackParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProductFeedbackQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary Отзывы о товаре
 */
export const useSetListProductFeedbackQueryData = () => {
  const queryClient = useQueryClient();
  return (id: Id,
    params: ListProductFeedbackParams | undefined,updater: Awaited<ReturnType<typeof listProductFeedback>> | undefined | ((old: Awaited<ReturnType<typeof listProductFeedback>> | undefined) => Awaited<ReturnType<typeof listProductFeedback>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listProductFeedback>>>({ exact: $exactMatch, queryKey: getListProductFeedbackQueryKey(id,params) }, updater);
  };
}

/**
 * @summary Отзывы о товаре
 */
export const useGetListProductFeedbackQueryData = () => {
  const queryClient = useQueryClient();
  return (id: Id,
    params?: ListProductFeedbackParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listProductFeedback>>>(getListProductFeedbackQueryKey(id,params));
}


export const getListProductFeedbackSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductFeedbackQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductFeedback>>> = ({ signal }) => listProductFeedback(id,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListProductFeedbackSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listProductFeedback>>>
export type ListProductFeedbackSuspenseQueryError = ErrorType<ErrorPayload>


export function useListProductFeedbackSuspense<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params: undefined |  ListProductFeedbackParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductFeedbackSuspense<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductFeedbackSuspense<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Отзывы о товаре
 */

export function useListProductFeedbackSuspense<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductFeedbackSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateProductFeedbackUrl = (id: Id,) => {




  return `/api/v1/product/${encodeURIComponent(String(id))}/feedback`
}

/**
 * Отзыв вошедшего читателя, один на товар: второй отвечает 409 с reason AlreadyExists. Покупка не требуется. Средняя оценка товара пересчитывается сразу.
 * @summary Оставить отзыв
 */
export const createProductFeedback = async (id: Id,
    feedbackInput: FeedbackInput, options?: Parameters<typeof http>[1]): Promise<Feedback> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Feedback>(getCreateProductFeedbackUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(feedbackInput),
    schema: async () => (await schemas()).Feedback
  }
);}





export const getCreateProductFeedbackMutationKey = () => ['createProductFeedback'] as const;

export const getCreateProductFeedbackMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductFeedback>>, TError,CreateProductFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createProductFeedback>>, TError,CreateProductFeedbackMutationVariables, TContext> => {

const mutationKey = getCreateProductFeedbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProductFeedback>>, CreateProductFeedbackMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createProductFeedback(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateProductFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof createProductFeedback>>>
    export type CreateProductFeedbackMutationBody = FeedbackInput
    export type CreateProductFeedbackMutationError = ErrorType<ErrorPayload>
    export type CreateProductFeedbackMutationVariables = {id: Id;data: FeedbackInput}

    /**
 * @summary Оставить отзыв
 */
export const useCreateProductFeedback = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductFeedback>>, TError,CreateProductFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProductFeedback>>,
        TError,
        CreateProductFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProductFeedbackMutationOptions(options), queryClient);
    }
    export const getListViewedProductsUrl = (params?: ListViewedProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/profile/views/products?${stringifiedParams}` : `/api/v1/profile/views/products`
}

/**
 * Последние просмотренные читателем товары, недавние первыми.
 * @summary Просмотренные товары
 */
export const listViewedProducts = async (params?: ListViewedProductsParams, options?: Parameters<typeof http>[1]): Promise<ProductCollection> => {

  return http<ProductCollection>(getListViewedProductsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).ProductCollection
  }
);}





export const getListViewedProductsQueryKey = (params?: ListViewedProductsParams,) => {
    return [
    'api','v1','profile','views','products', ...(params ? [params] : [])
    ] as const;
    }


export const getListViewedProductsQueryOptions = <TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(params?: ListViewedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListViewedProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listViewedProducts>>> = ({ signal }) => listViewedProducts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListViewedProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listViewedProducts>>>
export type ListViewedProductsQueryError = ErrorType<ErrorPayload>


export function useListViewedProducts<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListViewedProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listViewedProducts>>,
          TError,
          Awaited<ReturnType<typeof listViewedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListViewedProducts<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListViewedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listViewedProducts>>,
          TError,
          Awaited<ReturnType<typeof listViewedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListViewedProducts<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListViewedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Просмотренные товары
 */

export function useListViewedProducts<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListViewedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListViewedProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Просмотренные товары
 */
export const prefetchListViewedProductsQuery = async <TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListViewedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListViewedProductsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListViewedProducts} query
 */
export const invalidateListViewedProducts = async (
 queryClient: QueryClient, params?: ListViewedProductsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListViewedProductsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Просмотренные товары
 */
export const useSetListViewedProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListViewedProductsParams | undefined,updater: Awaited<ReturnType<typeof listViewedProducts>> | undefined | ((old: Awaited<ReturnType<typeof listViewedProducts>> | undefined) => Awaited<ReturnType<typeof listViewedProducts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listViewedProducts>>>({ exact: $exactMatch, queryKey: getListViewedProductsQueryKey(params) }, updater);
  };
}

/**
 * @summary Просмотренные товары
 */
export const useGetListViewedProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListViewedProductsParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listViewedProducts>>>(getListViewedProductsQueryKey(params));
}


export const getListViewedProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(params?: ListViewedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListViewedProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listViewedProducts>>> = ({ signal }) => listViewedProducts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListViewedProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listViewedProducts>>>
export type ListViewedProductsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListViewedProductsSuspense<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListViewedProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListViewedProductsSuspense<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListViewedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListViewedProductsSuspense<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListViewedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Просмотренные товары
 */

export function useListViewedProductsSuspense<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListViewedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListViewedProductsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetProductByMarketIDUrl = (id: string,) => {




  return `/api/v1/product/idByMarket/${encodeURIComponent(String(id))}`
}

/**
 * Находит товар по `marketID`, под которым его знают фид, рекомендации и аналитика. Неизвестное предложение — 404.
 * @summary Товар по идентификатору предложения
 */
export const getProductByMarketID = async (id: string, options?: Parameters<typeof http>[1]): Promise<ProductIdentity> => {

  return http<ProductIdentity>(getGetProductByMarketIDUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).ProductIdentity
  }
);}





export const getGetProductByMarketIDQueryKey = (id: string,) => {
    return [
    'api','v1','product','idByMarket',id
    ] as const;
    }


export const getGetProductByMarketIDQueryOptions = <TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductByMarketIDQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductByMarketID>>> = ({ signal }) => getProductByMarketID(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductByMarketIDQueryResult = NonNullable<Awaited<ReturnType<typeof getProductByMarketID>>>
export type GetProductByMarketIDQueryError = ErrorType<ErrorPayload>


export function useGetProductByMarketID<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductByMarketID>>,
          TError,
          Awaited<ReturnType<typeof getProductByMarketID>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductByMarketID<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductByMarketID>>,
          TError,
          Awaited<ReturnType<typeof getProductByMarketID>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductByMarketID<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Товар по идентификатору предложения
 */

export function useGetProductByMarketID<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductByMarketIDQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Товар по идентификатору предложения
 */
export const prefetchGetProductByMarketIDQuery = async <TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetProductByMarketIDQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetProductByMarketID} query
 */
export const invalidateGetProductByMarketID = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProductByMarketIDQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Товар по идентификатору предложения
 */
export const useSetGetProductByMarketIDQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getProductByMarketID>> | undefined | ((old: Awaited<ReturnType<typeof getProductByMarketID>> | undefined) => Awaited<ReturnType<typeof getProductByMarketID>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getProductByMarketID>>>({ exact: $exactMatch, queryKey: getGetProductByMarketIDQueryKey(id) }, updater);
  };
}

/**
 * @summary Товар по идентификатору предложения
 */
export const useGetGetProductByMarketIDQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getProductByMarketID>>>(getGetProductByMarketIDQueryKey(id));
}


export const getGetProductByMarketIDSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductByMarketIDQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductByMarketID>>> = ({ signal }) => getProductByMarketID(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProductByMarketIDSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProductByMarketID>>>
export type GetProductByMarketIDSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetProductByMarketIDSuspense<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductByMarketIDSuspense<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductByMarketIDSuspense<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Товар по идентификатору предложения
 */

export function useGetProductByMarketIDSuspense<TData = Awaited<ReturnType<typeof getProductByMarketID>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductByMarketID>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductByMarketIDSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






