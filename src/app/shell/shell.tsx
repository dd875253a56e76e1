import { Suspense, useState, type ReactNode } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { brand } from "../../domain/kernel/brand";
import { appMessages } from "../../domain/kernel/words";
import { useSession } from "../../firebase/accounts/session";
import { Loading } from "../../ui/page/loading";
import { PageSetting } from "../../ui/page/page-setting";
import { ErrorBoundary } from "../error-boundary";
import { Footer } from "./footer";
import { Header } from "./header";
import { ScrollPosition } from "./scroll-position";
import classes from "./shell.module.css";

/** What surrounds every screen: header, main landmark, footer, and what happens on the way from one screen to the next. */
export function Shell() {
  const location = useLocation();
  const [firstLocation] = useState(location);
  const session = useSession();

  const loading = (
    <Main>
      <Loading>{appMessages.loading}</Loading>
    </Main>
  );
  if (session.status === "loading") return loading;

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <Suspense fallback={loading}>
        <Main>
          <PageSetting value={{ site: brand.name, arrived: location !== firstLocation }}>
            <ErrorBoundary resetOn={location.pathname}>
              <Outlet />
              <ScrollPosition />
            </ErrorBoundary>
          </PageSetting>
        </Main>
        <Footer />
      </Suspense>
    </div>
  );
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={classes.main}>
      {children}
    </main>
  );
}
