import { Link } from "react-router-dom";
import { brand } from "../../domain/kernel/brand";
import { firm } from "../../domain/kernel/firm";
import { routes } from "../../domain/kernel/routes";
import { periodInWords, retention } from "../../domain/operation/retention";
import { ScrollingTable } from "../../ui/markdown/scrolling-table";
import { Page } from "../../ui/page/page";
import { Prose } from "../../ui/page/prose";

export function PrivacyScreen() {
  const { hosting, mail, model, recordStore } = firm.recipients;
  return (
    <Page title="Privacy" lead="What we keep when you use this site, why, for how long, and how to have it deleted.">
      <Prose>
        <h2>Who is responsible</h2>
        <p>
          {firm.name}, {firm.address.join(", ")}, is the controller of what this page is about. Write to us about it at{" "}
          <Mail to={firm.privacyContact} />.
        </p>
        <h2>The mailing list</h2>
        <p>
          When you sign up we keep your name, your business name, your email address, when you signed up and the
          sentence you agreed to. We use them to send you news about our tools. We keep them until you leave the list,
          which you can do with the link in every mail. After that we delete them and keep only a code, made from your
          address, that cannot be read back: it tells us not to write to you again. If we ask you to confirm your
          address and you do not, we delete it after {periodInWords(retention.unconfirmed)}. The ground for this is your
          consent (Article 6(1)(a) of the General Data Protection Regulation, GDPR), which you can take back at any
          time.
        </p>
        <h2>Inquiries</h2>
        <p>
          When you write to us we keep your name, business name, email address, your message and our answer, and your
          ratings of the needs check if you tick them, so that we can help you. If we invite you, you can take these
          ratings over as your first answers, or refuse them. The ground is that you ask us to, before or under a
          contract (Article 6(1)(b)), or else our interest in answering the people who write to us (Article 6(1)(f)).
        </p>
        <h2>The AI tools</h2>
        <p>
          You need no account for them. The topic you type, and on later steps the module you choose, goes to a language
          model so that it can write for you. Please leave names and other personal details out of it. What has been
          made is kept in your browser, so that you can go on with it. A document that you add as a source stays in your
          browser, too, and is forgotten when you log out. Only the paragraphs that a text needs go to the language
          model; you see them, and can strike out each. Our servers keep none of them, unless you keep a source with the
          course of a business: what you have not struck out is then stored there until you or the business delete it.
          To share the tools fairly we count requests for each network address, or for the account that is logged in.
          The ground is our interest in offering the tools, and in offering them to everybody (Article 6(1)(f)).
        </p>
        <h2>Assessments for invited businesses</h2>
        <p>
          If we have invited you, we keep your account (name, business name, email address), the answers you give and
          the training plan made from them, and the courses that are designed for your business. Our consultants can
          read them, and write courses with you. The plan is written by a language model, which receives your answers
          for that purpose. The designer of a course from your plan sees which of your answers are sent to it, and can
          strike out each. The ground is the contract with you or its preparation (Article 6(1)(b)); for those who
          answer on behalf of a business it is our and their interest in the assessment (Article 6(1)(f)). A plan is a
          proposal for our consultants and you: nothing is decided about anybody by a machine. The contact of a business
          can ask colleagues by mail to answer a part. We then keep the colleague&apos;s name, address, account and
          answers. The contact and our consultants see who gave an answer; other colleagues do not.
        </p>
        <p>
          A business can ask its teams to rate themselves without names. We keep how often each rating was given, never
          whose it was. <Link to={routes.aboutVoices}>The page about voices</Link> says all that is kept and shown.
        </p>
        <h2>What we record about actions</h2>
        <p>
          We record in a learning record store that something was done, such as a sign-up or an inquiry, and when. These
          records do not carry your name or your email address. Our servers also note which network address asked for
          what. The ground is our interest in seeing that the site works and is used, and in finding faults and attacks
          (Article 6(1)(f)).
        </p>
        <h2 id="who-else">Who else receives it</h2>
        <p>Those who work for us, under a contract that lets them use it for nothing else:</p>
        <ul aria-labelledby="who-else">
          <li>
            {hosting.name} keeps the data and runs the site, in {hosting.place};
          </li>
          <li>
            {mail.name} carries our mail, with your address and what we write to you, in {mail.place};
          </li>
          <li>
            {model.name} runs the language model. It receives the topics of the AI tools, paragraphs of sources that go
            with them, and the answers of an assessment, without your name and address, in {model.place};
          </li>
          <li>
            {recordStore.name} keeps the records of actions, without your name and address, in {recordStore.place}.
          </li>
        </ul>
        <p>No one else receives anything, unless the law makes us give it out. We sell nothing.</p>
        <h2>For how long</h2>
        <ScrollingTable label="For how long" stacks>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Kept for</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(retention).map(([name, period]) => (
              <tr key={name}>
                <td data-column="What">{period.what}</td>
                <td data-column="Kept for">{periodInWords(period)}</td>
                <td data-column="Why">{period.why}</td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
        <h2 id="in-your-browser">In your browser</h2>
        <p>There are no advertising or analytics cookies here. Your browser keeps these things on your device only:</p>
        <ul aria-labelledby="in-your-browser">
          <li>
            your color scheme, whether the keys of the dashboard act, the courses you are working on in the AI tools,
            your ratings of the needs check until you clear them, and how many texts of a day have been written for you;
          </li>
          <li>
            when you log in, that you are logged in, and for an invited business a copy of what it reads and saves here,
            so that it opens at once and without a connection;
          </li>
          <li>
            when you create an account, your name, your email address and the code of your invitation, until the account
            is ready;
          </li>
          <li>
            in the assessment, every answer until we have saved it, a team that you are describing until you add it, the
            step you were at, the access code that has opened it, and how often a wrong one was entered;
          </li>
          <li>
            until you close the tab, what you type into a form that you have not sent, the ratings of a voice that you
            have not sent, and how far you had scrolled on a page.
          </li>
        </ul>
        <p>
          When you log out, your browser forgets all of this but your color scheme, the choice about keys, the courses
          you are working on, your ratings of the needs check, and how often a wrong access code was entered. If
          something you have typed has not reached us, you are asked first.
        </p>
        <h2 id="your-rights">Your rights</h2>
        <p>
          Write to <Mail to={firm.privacyContact} /> from the email address that it is about, and we will do it within a
          month and let you know. You need no reason, and it costs nothing. You can
        </p>
        <ul aria-labelledby="your-rights">
          <li>have a copy of everything we keep about you, as a file that a program can read;</li>
          <li>have what is wrong corrected;</li>
          <li>have it all erased, also from any backup that we ever use again;</li>
          <li>have us keep it without using it, while we argue about it;</li>
          <li>object to what rests on our interest, for reasons of your own;</li>
          <li>take back a consent; what was done before stays lawful.</li>
        </ul>
        <p>
          What was sent by mail stays in the mailboxes that have it, and records of actions stay in the store, where
          nobody can tell any more that they were yours. You have to give us nothing; without an email address we only
          cannot answer you, invite you or send you news.
        </p>
        <p>
          You can also complain to an authority, where you live or at{" "}
          <a href={firm.supervisoryAuthority.website}>{firm.supervisoryAuthority.name}</a>. For everything else about{" "}
          {brand.name} there is <Mail to={brand.contact} />.
        </p>
      </Prose>
    </Page>
  );
}

function Mail({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}
