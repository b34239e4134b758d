import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  skipToken,
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
  StaticPage
} from '../model';

const schemas = () => import('./emptypage.schemas.ts');
import type {
  ErrorPayload,
  Id,
  StaticPageID
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetStaticPageUrl = (id: StaticPageID | Id,) => {




  return `/api/v1/emptypage/${encodeURIComponent(String(id))}`
}

/**
 * Текст страницы раздела «Информация» (`/info/{id}`), который правят без выпуска магазина. Пишут его в Markdown (CommonMark с таблицами), отдают очищенным HTML из него. Всё, что сервер знает сам — тарифы и сроки доставки, срок хранения, пункты выдачи, способы оплаты, телефон, почту и реквизиты, — он подставляет в текст из тех же данных, по которым оформляет заказы. Имена страниц магазина — в StaticPageID; у сервера могут быть и другие. Неизвестное имя — 404 `NotFound`, и магазин показывает «Страница не найдена». Ответ несёт ETag: он меняется и с текстом, и с подставленным.
 * @summary Текстовая страница
 */
export const getStaticPage = async (id: StaticPageID | Id, options?: Parameters<typeof http>[1]): Promise<StaticPage> => {

  return http<StaticPage>(getGetStaticPageUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).StaticPage
  }
);}





export const getGetStaticPageQueryKey = (id: StaticPageID | Id,) => {
    return [
    'api','v1','emptypage',id
    ] as const;
    }


export const getGetStaticPageQueryOptions = <TData = Awaited<ReturnType<typeof getStaticPage>>, TError = ErrorType<void | ErrorPayload>>(id: StaticPageID | Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaticPageQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaticPage>>> = ({ signal }) => getStaticPage(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStaticPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStaticPageQueryResult = NonNullable<Awaited<ReturnType<typeof getStaticPage>>>
export type GetStaticPageQueryError = ErrorType<void | ErrorPayload>


export function useGetStaticPage<TData = Awaited<ReturnType<typeof getStaticPage>>, TError = ErrorType<void | ErrorPayload>>(
 id: StaticPageID | Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaticPage>>,
          TError,
          Awaited<ReturnType<typeof getStaticPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaticPage<TData = Awaited<ReturnType<typeof getStaticPage>>, TError = ErrorType<void | ErrorPayload>>(
 id: StaticPageID | Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaticPage>>,
          TError,
          Awaited<ReturnType<typeof getStaticPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaticPage<TData = Awaited<ReturnType<typeof getStaticPage>>, TError = ErrorType<void | ErrorPayload>>(
 id: StaticPageID | Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Текстовая страница
 */

export function useGetStaticPage<TData = Awaited<ReturnType<typeof getStaticPage>>, TError = ErrorType<void | ErrorPayload>>(
 id: StaticPageID | Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStaticPageQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Текстовая страница
 */
export const prefetchGetStaticPageQuery = async <TData = Awaited<ReturnType<typeof getStaticPage>>, TError = ErrorType<void | ErrorPayload>>(
 queryClient: QueryClient, id: StaticPageID | Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticPage>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetStaticPageQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetStaticPage} query
 */
export const invalidateGetStaticPage = async (
 queryClient: QueryClient, id: StaticPageID | Id, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStaticPageQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Текстовая страница
 */
export const useSetGetStaticPageQueryData = () => {
  const queryClient = useQueryClient();
  return (id: StaticPageID | Id,updater: Awaited<ReturnType<typeof getStaticPage>> | undefined | ((old: Awaited<ReturnType<typeof getStaticPage>> | undefined) => Awaited<ReturnType<typeof getStaticPage>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getStaticPage>>>({ exact: $exactMatch, queryKey: getGetStaticPageQueryKey(id) }, updater);
  };
}

/**
 * @summary Текстовая страница
 */
export const useGetGetStaticPageQueryData = () => {
  const queryClient = useQueryClient();
  return (id: StaticPageID | Id,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getStaticPage>>>(getGetStaticPageQueryKey(id));
}


export const getGetStaticPageSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStaticPage>>, TError = ErrorType<void | ErrorPayload>>(id: StaticPageID | Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaticPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaticPageQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaticPage>>> = ({ signal }) => getStaticPage(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaticPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStaticPageSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStaticPage>>>
export type GetStaticPageSuspenseQueryError = ErrorType<void | ErrorPayload>


export function useGetStaticPageSuspense<TData = Awaited<ReturnType<typeof getStaticPage>>, TError = ErrorType<void | ErrorPayload>>(
 id: StaticPageID | Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaticPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaticPageSuspense<TData = Awaited<ReturnType<typeof getStaticPage>>, TError = ErrorType<void | ErrorPayload>>(
 id: StaticPageID | Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaticPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaticPageSuspense<TData = Awaited<ReturnType<typeof getStaticPage>>, TError = ErrorType<void | ErrorPayload>>(
 id: StaticPageID | Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaticPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Текстовая страница
 */

export function useGetStaticPageSuspense<TData = Awaited<ReturnType<typeof getStaticPage>>, TError = ErrorType<void | ErrorPayload>>(
 id: StaticPageID | Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaticPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStaticPageSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






