// The form in which local/build/firm-pages.ts gives each page of src/domain/brand/pages/.
declare module "*.md" {
  export const page: { title: string; lead: string; html: string };
}
