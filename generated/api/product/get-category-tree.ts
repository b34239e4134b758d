import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  CategoryTree
} from '../model';

const schemas = () => import('./product.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


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






