import { brand } from "../../domain/kernel/brand";
import { Page } from "../../ui/page/page";
import { Prose } from "../../ui/page/prose";

export function PrivacyScreen() {
  return (
    <Page title="Privacy" lead="What we keep when you use this site, why, for how long, and how to have it deleted.">
      <Prose>
        <h2>The mailing list</h2>
        <p>
          When you sign up we keep your name, your business name, your email address, when you signed up and the
          sentence you agreed to. We use them to send you news about our tools. We keep them until you leave the list,
          which you can do with the link in every mail. After that we delete them and keep only a code, made from your
          address, that cannot be read back: it tells us not to write to you again. If we ask you to confirm your
          address and you do not, we delete it after 30 days.
        </p>
        <h2>Inquiries</h2>
        <p>
          When you write to us we keep your name, business name, email address, your message and our answer, so that we
          can help you. We keep them for as long as we are in touch, and delete them when you ask.
        </p>
        <h2>The AI tools</h2>
        <p>
          You need no account for them. The topic you type, and on later steps the module you choose, goes to a language
          model so that it can write for you. Please leave names and other personal details out of it. What has been
          made is kept in your browser, so that you can go on with it. To share the tools fairly we count requests for
          each network address.
        </p>
        <h2>Assessments for invited businesses</h2>
        <p>
          If we have invited you, we keep your account (name, business name, email address), the answers you give and
          the training plan made from them. Our consultants can read them. The plan is written by a language model,
          which receives your answers for that purpose.
        </p>
        <h2>What we record about actions</h2>
        <p>
          We record in a learning record store that something was done, such as a sign-up or an inquiry, and when. These
          records do not carry your email address.
        </p>
        <h2>In your browser</h2>
        <p>There are no advertising or analytics cookies here. Your browser keeps these things on your device only:</p>
        <ul>
          <li>your color scheme, and the course you are working on in the AI tools;</li>
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
            step you were at, and how often a wrong access code was entered;
          </li>
          <li>
            until you close the tab, what you type into a form that you have not sent, and how far you had scrolled on a
            page.
          </li>
        </ul>
        <p>
          When you log out, your browser forgets all of this but your color scheme, the course you are working on, how
          far you had scrolled, and how often a wrong access code was entered. If something you have typed has not
          reached us, you are asked first.
        </p>
        <h2>To see, correct or delete what we have</h2>
        <p>
          Write to <a href={`mailto:${brand.contact}`}>{brand.contact}</a>. Tell us which email address you used, and we
          will do it and let you know.
        </p>
      </Prose>
    </Page>
  );
}
